# Les phrases du noyau : erreurs, les quatre règles communes, liaisons.

list-one = { $item }
list-next = { $before }, { $after }
list-last = { $before } et { $after }
list-or = { $before } ou { $after }
list-times = { $item } ×{ $number }
joined = { $before }{ $by }{ $after }
nothing = –
you = vous
unbroken = { UNBROKEN($text) }

book-book = Journal de bord
book-company = La compagnie
book-place = { $who } : { $place ->
    [1] première place
    [2] deuxième place
    [3] troisième place
    [4] quatrième place
    [5] cinquième place
   *[other] { $place }ᵉ place
}
book-day = { $day ->
    [1] 1ᵉʳ
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }
book-line = La partie en une ligne
book-options = Les règles du jour
book-usual = Les règles habituelles.
book-round = Manche { $number }
book-count = Le décompte
book-total = Total

refused-over = La partie est terminée.
refused-not-awaited = Ce n’est pas à vous de jouer.
refused-no-such-act = Ce coup n’est pas possible en ce moment.
refused-not-a-player = Le hasard et le sablier ne sont pas des joueurs : personne ne joue à leur place.

unknown-game = Il n’y a pas de jeu « { $key } » ; voici les jeux : { $known }.
no-home = Aucun endroit du code ne dit décider de { $rule }.
two-homes = Plus d’un endroit du code dit décider de { $rule } : { $places }.
bad-folder = « { $key } » n’est pas un dossier de jeu qu’on puisse ajouter : son nom est pris, ou il y manque __init__.py.
no-games-there = Il n’y a pas de jeu dans « { $folder } » : un jeu est un dossier avec __init__.py et card.toml.
bad-seats = Ce jeu se joue à { $numbers } joueurs, pas à { $seats }.
bad-options = Les options doivent être un objet : des noms et leurs valeurs.
unknown-option = Il n’y a pas d’option « { $name } » ; voici les options : { $known }.
bad-option = L’option « { $name } » ne peut pas valoir { $value } ; elle peut valoir : { $allowed }.
bad-act = Ce n’est pas un coup de ce jeu : { $act }.
bad-act-kind = Il n’y a pas de coup « { $kind } » dans ce jeu ; voici les coups : { $known }.
bad-act-fields = Le coup { $kind } a ces champs : { $fields }.
bad-act-value = Dans le coup { $kind }, une valeur n’est pas du bon type : { $field }.
no-fields = aucun
option-form = un texte comme { $form }
bad-rewind = Impossible de revenir au coup { $to } : la partie en compte { $last }.

position-not-object = Une position doit être un objet : des noms et leurs valeurs.
position-audit = Les éléments de cette position ne tombent pas juste ({ $detail }).
laws-data = { $file }, entrée { $number } : { $detail }
position-unknown = Une position n’a pas de champ « { $part } » ; voici les champs : { $known }.
position-missing = Il manque « { $part } » à la position.
position-form = « { $part } » ne peut pas valoir { $value } : il faut { $wanted }.
position-unknown-in = « { $place } » n’a pas de champ « { $part } » ; voici les champs : { $known }.
position-missing-in = Il manque « { $part } » à « { $place } ».
wanted-between = un nombre entier de { $least } à { $most }
wanted-from = un nombre entier à partir de { $least }
wanted-int = un nombre entier
wanted-float = un nombre
wanted-str = un texte
wanted-bool = true ou false
wanted-list = une liste
wanted-tuple = une liste de { $number } valeurs
wanted-object = un objet
wanted-fields = un objet avec { $fields }
wanted-other = une autre valeur
wanted-or-null = { $wanted }, ou null

code-foreign = Ce n’est pas un code de partie Flibuste : un code ressemble à jeu.1.2….
code-damaged = Le code de partie est abîmé : sa somme de contrôle est fausse ; un caractère a été perdu ou changé.
code-letter = Le code de partie est abîmé : « { $letter } », à la place { $place }, n’est dans aucun code.
code-cut = Le code de partie est incomplet : la fin manque.
code-long = C’est plus long qu’un code de partie ne peut l’être : { $most } caractères au plus.
code-version = La partie a été jouée avec la version { $theirs } des règles ; ce programme joue la version { $ours }.
code-acts = Le code de partie ne suit plus les règles à partir du coup { $act }.

request-form = La demande n’est pas comprise : { $detail }.
request-not-object = Une demande doit être un objet : des noms et leurs valeurs.
request-deep = La demande est imbriquée trop profondément.
request-half-character = La demande contient une moitié de caractère : un demi-codet sans son pendant.
request-range = Le champ « { $field } » doit être un nombre entier de 0 à { $most }, pas { $value }.
journal-entry = Entrée { $number } du journal : { $reason }
request-unknown = Il n’y a pas de demande « { $do } » ; voici les demandes : { $known }.
request-field = « { $do } » ne prend pas de champ « { $field } ».
request-missing = « { $do } » a besoin du champ « { $field } ».
request-value = Le champ « { $field } » ne peut pas valoir { $value }.
request-no-match = Il n’y a pas encore de partie : commencez-en une, ou chargez-en une.
request-fault = L’arbitre a trébuché sur cette demande : { $detail }. Rien n’a changé.

unknown-bot = Il n’y a pas de robot « { $name } » ; voici les robots : { $known }.
arena-option = Une option s’écrit nom=valeur, et non « { $given } ».
arena-few-bots = { $bots } robots ne remplissent pas { $seats } places : nommez-en plus, ou prenez moins de places.
arena-no-dask = Il n’y a pas d’ordonnanceur Dask à « { $address } » : { $detail }
arena-unwritten = Impossible d’écrire le fichier « { $file } » : { $detail }

new-game-key = « { $key } » ne peut pas être la clef d’un jeu : une clef n’a que des lettres a–z, des chiffres et _, et commence par une lettre.
new-game-keyword = « { $key } » ne peut pas être la clef d’un jeu : c’est un mot réservé de Python.
new-game-module = « { $key } » ne peut pas être la clef d’un jeu : un module Python porte ce nom.
new-game-taken = Il y a déjà un jeu ou un dossier « { $key } » ; rien n’a été changé.
new-game-folder = Impossible d’écrire le dossier « { $folder } » : { $detail }.

lesson-none = Il n’y a pas encore de leçon pour « { $key } » ; il y en a pour : { $known }.
lesson-form = La leçon est illisible : { $detail }
lesson-size = Une leçon a de { $least } à { $most } étapes, et « you » est une place de 0 à { $seats }.
lesson-step = Étape { $number } de la leçon : { $detail }
lesson-silent = sa phrase manque dans l’une des langues.
lesson-rule = il n’y a pas de règle « { $rule } ».
lesson-spot = aucun endroit ne s’appelle « { $spot } ».
lesson-luck = après elle, c’est au hasard d’agir : donnez son coup dans « others ».
lesson-end = la dernière étape n’a pas de coup, et la partie continue après elle.

## Des programmes comme robots
program-command = « { $command } » n’est pas une commande.
program-never = « { $command } » se termine avant d’avoir répondu quoi que ce soit. { $why }
program-slow = Il n’a pas répondu en { $detail }.
program-ended = Il s’est arrêté. { $detail }
program-no-json = Sa réponse n’est pas du JSON : { $detail }
program-no-act = Sa réponse ne nomme aucun coup de ce jeu : { $detail }
program-illegal = Son coup { $act } n’est pas permis : { $detail }
certify-played = { $matches } parties, { $decisions } décisions, { $mean } ms chacune en moyenne, { $longest } ms au plus.
certify-won = Gagnées : { $wins } environ ; au hasard, ce serait { $fair }.
certify-good = Il joue selon les règles.
certify-bad = Il ne joue pas encore selon les règles : voici ses fautes, leur nombre, et la première de chaque sorte.

# Coups et vues en nombres (recherche).
no-numbers = « { $game } » ne dit pas ses coups et ses vues en nombres : il n’a pas de numbers.py.
spaces-acts = Coups des joueurs ({ $size } nombres)
spaces-nature = Coups du hasard et de l’horloge ({ $size } nombres à part)
spaces-vector = Une vue comme vecteur ({ $size } nombres entre −1 et 1)
spaces-pass = passer : rien n’est demandé à cette place, ou dans une course : laisser faire les autres et l’horloge
spaces-open = sorte ouverte, jamais au menu : { $which }
spaces-instead = pas de nombres : { $others } en tiennent lieu
spaces-seats = « me » est celui qui regarde, « next1 » la place suivante dans l’ordre du jeu.
bad-net = Ce réseau a appris « { $net } », ou d’autres nombres que ceux de « { $game } » aujourd’hui.
no-net = Il n’y a pas de réseau dans le fichier « { $file } ».

# Pour les modèles de langage.
llm-game = Vous jouez à { $game }. Vous êtes { $name }, à la place { $seat } ; on compte les places à partir de 0.
llm-rules = RÈGLES de ce que vous pouvez faire maintenant :
llm-table = LA TABLE telle que vous la voyez :
llm-asked = À VOUS : { $prompt } Vous pouvez :
llm-open = D’autres coups de ces sortes sont permis aussi : { $kinds }.
llm-answer = Répondez par une ligne : le numéro d’un coup, ou le coup lui-même, comme « { $example } ». La dernière ligne de votre réponse compte.
llm-misread = Il n’y a pas de coup dans « { $line } ».
llm-refused = Interdit par { $rule } : { $why } Tout près : { $near }.
llm-again = VOTRE RÉPONSE NE VA PAS. { $why } Répondez à nouveau.
llm-allowed = Permis : { $act }.
llm-over = La partie est finie.
llm-not-asked = Rien n’est demandé à la place { $seat } ; on attend : { $seats }.
llm-won = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
  }, { $wins } gagnées (au hasard : { $fair }).
llm-questions = { $questions } questions : { $first } bonnes réponses du premier coup, { $replaced } laissées au hasard pour finir.
llm-faults = Réponses qui n’allaient pas : { $illegal } interdites, { $misread } sans coup, { $silent } absentes.
llm-by-rule = Par règle : { $rules }.
dataset-done = { $file }, et README.md à côté.

## Des robots qui apprennent

learn-no-features = Rien à apprendre pour « { $game } » : ce jeu n’a pas de traits.
learn-other = { $folder } sert à autre chose : un autre jeu, une autre graine, un autre nombre de parties ou d’autres traits. Nommez un autre dossier.
learn-generation = génération { $number } : { $matches } parties, { $positions } positions, surprise { $surprise } ; contre la main { $share } ; { $seconds } s
learn-done = Appris : { $file }. La courbe et toutes les parties sont dans { $folder }.
learn-no-hunch = Personne ne joue à { $game } au coup d’œil : ses robots examinent chaque coup.
learn-hunch = génération { $number } : contre celle de dix générations plus tôt, { $share } ; { $seconds } s
learn-hunch-done = Appris : { $file }.
learn-help-seed = la même graine donne le même hasard
learn-help-minutes = faire apprendre les robots tant de minutes, à votre place
learn-help-generations = faire apprendre les robots jusqu’à tant de générations
learn-help-matches = parties jouées par génération (1000)
learn-help-workers = nombre de processus qui jouent (un par cœur)
learn-help-dask = jouer plutôt sur les machines de cet ordonnanceur Dask
learn-help-folder = où l’on garde les parties et la courbe, pour reprendre (learn-JEU)
learn-help-into = où vont les nombres, si ce n’est là où le jeu les trouve
learn-help-hunch = apprendre plutôt ce que des joueurs imaginés font au coup d’œil
