# Pêcheurs de perles

## Les plongeurs, par place
seat-0 = Corail
seat-1 = Jade
seat-2 = Ambre
seat-3 = Indigo

## Les perles
name-white = blanche
name-pink = rose
name-black = noire
a-pearl = une perle
a-white = une perle blanche
a-pink = une perle rose
a-black = une perle noire
no-white = pas de perle blanche
no-pink = pas de perle rose
no-black = pas de perle noire
pearls-white = perles blanches
pearls-pink = perles roses
pearls-black = perles noires

## Ce qui se passe
story-first = { $diver } commence.
story-draw = { $diver } trouve { $pearl }.
story-draw-hidden = { $diver } trouve une perle.
story-dive = { $diver } plonge.
story-release = { $diver } glisse { $pearl } sous le récif.
story-release-hidden = { $diver } glisse une perle sous le récif.
story-surface = { $diver } remonte.
story-turn = C’est à { $diver } de jouer.
story-net = { $diver } ouvre son filet : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
story-net-heavy = { $diver } ouvre son filet : { $points } points, trop lourd à remonter.
story-won = { $divers } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
story-won-together = { $divers } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun.

## Que faire
prompt-over = La partie est terminée.
prompt-setting-up = Chacun trouve une première perle.
prompt-wait = { $diver } est sous l’eau.
prompt-surface = À vous : remontez.
prompt-surface-more = Votre filet pèse { $points } sur { $breath }, et le récif est vide.
prompt-release-surface = À vous : relâchez, ou remontez.
prompt-release-surface-more = Votre filet pèse { $points } sur { $breath }, et le récif est vide. On remonte pour de bon.
prompt-dive-surface = À vous : plongez, ou remontez.
prompt-dive-surface-more = Votre filet pèse { $points } sur { $breath }. On remonte pour de bon.
prompt-dive-release-surface = À vous : plongez, ou remontez.
prompt-dive-release-surface-more = Votre filet pèse { $points } sur { $breath } : vous pouvez aussi relâcher une perle.

## Les coups dans un menu
act-dive = plonger
act-release = relâcher { $pearl }
act-surface = remonter pour de bon
act-first = { $diver } commence
act-draw = { $pearl }

## Sortes de coups, en tête d’un menu ; lignes du décompte
kind-Dive = Plonger
kind-Release = Relâcher
kind-Surface = Remonter
tally-pearls = perles

## Les refus
refused-empty = Le récif est vide : il n’y a plus rien à cueillir.
refused-release-twice = Vous avez déjà relâché une perle : une fois par partie, pas plus.
refused-no-pearl = Il n’y a { $pearl } dans votre filet.

## Positions
position-seats = « { $part } » doit avoir une entrée pour chacune des { $seats } places.
position-pearls = « nets » et « under » ont { $number } { $pearls } : la boîte n’en a que quatre.
position-range = « { $part } » doit être de 0 à { $most }.
position-turn = « turn » doit nommer un plongeur encore sous l’eau.

## Le plateau en texte
board-reef = Le récif : { $pearls ->
    [0] aucune perle
    [one] une perle
   *[other] { $pearls } perles
}. Votre souffle : { $breath } points.
board-under = Dessous : { $pearl }, glissée là par { $diver }
board-pearls = { $number } × { $pearl }
board-turn = { $diver }, à son tour : { $net }
board-diving = { $diver }, sous l’eau : { $net }
board-surfaced = { $diver }, à la surface : { $net }
board-closed = { $pearls ->
    [0] aucune perle
    [one] une perle
   *[other] { $pearls } perles
}
board-open = { $pearls } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
