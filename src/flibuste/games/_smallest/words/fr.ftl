# Marée basse

## Les joueurs, par place
seat-0 = Corail
seat-1 = Jade
seat-2 = Ambre
seat-3 = Indigo

## Ce qui se passe
story-first = { $seat } commence.
story-take = { $player } ramasse { $shells ->
    [one] un coquillage
   *[other] { $shells } coquillages
}.

## Ce qu’on peut faire
act-first = { $seat }
act-take = Ramasser { $shells ->
    [one] un coquillage
   *[other] { $shells } coquillages
}
prompt-over = La partie est finie.
prompt-over-more = La mer remonte.
prompt-luck = Le hasard désigne qui commence.
prompt-wait = C’est à { $player } de jouer.
prompt-play = À vous : combien de coquillages ?
refused-few = Il ne reste { $shells ->
    [one] qu’un coquillage
   *[other] que { $shells } coquillages
}.

## La table
board-table = Sur la plage : { $beach }
board-player = { $player } : { $taken }

## Sortes de coups, en tête d’un menu ; lignes du décompte
kind-Take = Ramasser
tally-shells = coquillages
