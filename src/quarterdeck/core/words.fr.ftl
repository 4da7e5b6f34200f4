# Les mots de la maison en français : réglages impossibles, paroles, marques du livret.

players-count = À { $number }, ce n’est pas possible ; ce jeu se joue de { $least } à { $most }.
option-unknown = Il n’y a pas d’option « { $option } » ; il y a : { $offered }.
option-value = « { $option } » ne peut pas être « { $value } » ; valeurs possibles : { $offered }.
edition-unknown = La version { $number } de ces règles n’existe pas ; la dernière est { $most }.

no-such-seat = Il n’y a pas de place { $number } à cette table.
no-statements = Ce jeu n’a pas de déclarations.
already-spoke = Vous avez déjà dit quelque chose depuis la dernière action.

label-book = Le livret
label-ruling = Notre décision
label-recon = Reconstitué
label-derived = Il s’ensuit
label-option = Option
label-example = Exemple
