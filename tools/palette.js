// A picture in few colours: the commonest are kept, and rare ones that are like no other (a small
// green light); every other point takes the nearest of them.
async (picture) => {
  const [COMMON, MOST] = [32, 112];
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, height).getContext("2d");
  canvas.drawImage(bitmap, 0, 0);
  const data = canvas.getImageData(0, 0, width, height).data;

  // Colours that nobody can tell apart are one: five bits of each of red, green and blue.
  const key = (at) => ((data[at] >> 3) << 10) | ((data[at + 1] >> 3) << 5) | (data[at + 2] >> 3);
  const crowd = new Map();
  for (let at = 0; at < data.length; at += 4) {
    const one = crowd.get(key(at)) ?? crowd.set(key(at), [0, 0, 0, 0]).get(key(at));
    one[0] += 1;
    for (const part of [0, 1, 2]) one[part + 1] += data[at + part];
  }
  const mean = ([count, ...sums]) => sums.map((sum) => Math.round(sum / count));
  const far = (one, other) =>
    one.reduce((sum, value, part) => sum + (value - other[part]) ** 2, 0);
  const all = [...crowd.values()]
    .sort((one, other) => other[0] - one[0])
    .map((one) => ({ count: one[0], colour: mean(one), away: Infinity }));
  const colours = [];
  const keep = ({ colour }) => {
    colours.push(colour);
    for (const one of all) one.away = Math.min(one.away, far(one.colour, colour));
  };
  all.slice(0, COMMON).forEach(keep);
  const missed = (one) => one.away * Math.sqrt(one.count);
  while (colours.length < Math.min(MOST, all.length)) {
    keep(all.reduce((worst, one) => (missed(one) > missed(worst) ? one : worst)));
  }
  const nearest = (wanted) =>
    colours.reduce((best, one, at) => (far(one, wanted) < far(colours[best], wanted) ? at : best), 0);
  const index = new Map([...crowd].map(([one, sums]) => [one, nearest(mean(sums))]));

  const points = new Uint8Array(width * height);
  for (let at = 0; at < points.length; at += 1) points[at] = index.get(key(at * 4));
  let text = "";
  for (let at = 0; at < points.length; at += 8192) {
    text += String.fromCharCode(...points.subarray(at, at + 8192));
  }
  return { width, height, colours, points: btoa(text) };
}
