// Pictures of one film in few colours, shared by all: the commonest are kept, and rare ones that are
// like no other (a small green light); every other point takes the nearest of them. Each picture is
// told as what has changed since the one before it.
(() => {
  const [COMMON, MOST, ALIKE] = [48, 200, 18 ** 2];
  const crowd = new Map(); // colours that nobody can tell apart, how many, and their sums
  let colours = [];
  let index = new Map();
  let shown; // the points as they are on the screen now

  // Five bits of each of red, green and blue.
  const key = (data, at) =>
    ((data[at] >> 3) << 10) | ((data[at + 1] >> 3) << 5) | (data[at + 2] >> 3);
  const mean = ([count, ...sums]) => sums.map((sum) => Math.round(sum / count));
  const far = (one, other) =>
    (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2;

  async function look(picture) {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const { width, height } = bitmap;
    const canvas = new OffscreenCanvas(width, height).getContext("2d");
    canvas.drawImage(bitmap, 0, 0);
    return { width, height, data: canvas.getImageData(0, 0, width, height).data };
  }

  /** First: every picture shows its colours. */
  async function meet(picture) {
    const { data } = await look(picture);
    for (let at = 0; at < data.length; at += 4) {
      const one = key(data, at);
      let sums = crowd.get(one);
      if (!sums) crowd.set(one, (sums = [0, 0, 0, 0]));
      sums[0] += 1;
      for (let part = 0; part < 3; part += 1) sums[part + 1] += data[at + part];
    }
  }

  /** Then: those that are kept. */
  function choose() {
    const all = [...crowd.values()]
      .sort((one, other) => other[0] - one[0])
      .map((one) => ({ count: one[0], colour: mean(one), away: Infinity }));
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
    index = new Map([...crowd].map(([one, sums]) => [one, nearest(mean(sums))]));
    return colours;
  }

  /** At last: the rectangle that changed, a byte for each point; `colours.length` stays as it was. */
  async function paint(picture) {
    const { width, height, data } = await look(picture);
    const first = !shown;
    shown ??= new Uint8Array(width * height).fill(255);
    const changed = new Uint8Array(width * height).fill(colours.length);
    let [left, top, right, bottom] = [width, height, -1, -1];
    for (let point = 0; point < changed.length; point += 1) {
      const at = point * 4;
      if (!first && far([data[at], data[at + 1], data[at + 2]], colours[shown[point]]) < ALIKE) continue;
      const wanted = index.get(key(data, at));
      if (wanted === shown[point]) continue;
      shown[point] = changed[point] = wanted;
      const [x, y] = [point % width, Math.floor(point / width)];
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
    if (right < 0) return null;
    let text = "";
    for (let y = top; y <= bottom; y += 1) {
      text += String.fromCharCode(...changed.subarray(y * width + left, y * width + right + 1));
    }
    return { x: left, y: top, width: right - left + 1, height: bottom - top + 1, points: btoa(text) };
  }

  return Object.assign(window, { film: { meet, choose, paint } }) && null;
})()
