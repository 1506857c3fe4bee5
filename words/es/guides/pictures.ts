export const PICTURES = {
  introduction:
    'Cuatro dibujos en círculo. Un árbol da un esqueje, el esqueje echa raíces en un frasco y crece hasta ser un árbol nuevo.',
  mission:
    'Seis esquejes en tres frascos. Dos se pusieron cafés, tres esperan y uno tiene raíces largas. Ese se planta.',
  waiting: 'Un reloj de arena, pero con tierra. Mientras la tierra cae, abajo crece una plantita.',
  fiveSteps:
    'Un scout al inicio de un camino. En el camino hay un árbol, un esqueje con tijeras, un frasco con raíces y un árbol plantado.',
  pickTree: 'Alguien de tu edad y un adulto miran hacia arriba, junto a un árbol alto y verde.',
  healthyBranch:
    'Dos ramas. La buena tiene muchas hojas verdes. La mala tiene hojas cafés y caídas, con manchas y hoyos.',
  kindOfTree:
    'Tres frascos, uno junto al otro. El sauce tiene muchas raíces, el segundo tiene pocas y el pino no tiene.',
  season:
    'Bien: una rama con hojas al sol suave, o una ramita con yemas cerradas al fin del invierno. Mal: mucho calor o una helada.',
  staySafe:
    'No comas los frutos. No toques hojas que crecen de tres en tres. No lleves esquejes a otro estado. Sí lávate las manos.',
  whatToPhotograph:
    'Tres dibujos: el árbol entero, una rama joven de cerca, y una hoja sobre la corteza de cerca.',
  gatherTools:
    'Un frasco de agua, una bolsa de papel, una regla, etiquetas y un lápiz. La mano de un adulto tiene las tijeras.',
  chooseBranch: 'Una rama joven y verde sale de otra vieja y gruesa. Al lado hay un lápiz igual de grueso.',
  measure:
    'Un esqueje junto a una regla. El cero está en la punta con hojas, y el corte está en las ocho pulgadas.',
  cutBelowNode:
    'Las tijeras están inclinadas sobre el tallo, justo debajo del bultito con una yema y una hoja.',
  stripLowerLeaves:
    'Una mano quita una hoja de abajo. Arriba quedan tres hojas, y abajo el tallo está limpio.',
  placeInWater:
    'Tres esquejes en un frasco. Los bultitos de abajo están en el agua, y todas las hojas están afuera.',
  brightSpot:
    'Un frasco con etiqueta sobre una mesa, cerca de una ventana con mucha luz. El sol fuerte cae en el piso y no llega al frasco.',
  weeklyCare:
    'Una página de calendario tiene una gota el mismo día de cada semana. Echan agua fresca en el frasco.',
  trackRoots:
    'El mismo frasco tres veces. En la semana 1 no hay raíces, en la semana 4 son cortas y en la semana 8 son largas.',
  waterChange: 'Echan agua turbia en una cubeta. Una mano pone el esqueje en un frasco con agua clara.',
  rootNotes: 'Un cuaderno con un dibujo de raíces y unas líneas escritas, una lupa y un lápiz.',
  rootLength: 'Unas raíces cuelgan junto a una regla. Miden de dos a tres pulgadas.',
  permanentOrTemporary:
    'Un árbol pequeño crece en campo abierto, y unas rayas muestran cuánto va a crecer. Otro está en una maceta. Luego va a pasar a ese lugar.',
  beforeYouDig:
    'Un adulto llama al 811. Unas banderitas marcan el tubo que hay bajo la tierra. La pala está lejos de las banderitas.',
  howToPlant:
    'Seis dibujos. 1: cava un hoyo ancho. 2: pon el árbol. 3: echa tierra. 4: riega. 5: pon mantillo en círculo. 6: sigue regando.',
  threeKindsOfPhotos:
    'Tres dibujos. Primero, un esqueje con raíces junto a su nuevo lugar. Luego el árbol entra en el hoyo. Al final, todo está listo.',
  rootsReady: 'Una mano muestra un esqueje con muchas raíces fuertes. Miden de dos a tres pulgadas.',
  digHole: 'Un adulto cava. El hoyo es el doble de ancho que las raíces del esqueje, e igual de hondo.',
  setCutting:
    'Una mano sostiene el tallo en el hoyo. Todas las raíces quedan más abajo que el suelo. El hoyo se llena con tierra.',
  waterAndMulch:
    'Una regadera riega el árbol plantado. El mantillo está en círculo a su alrededor y no toca el tallo.',
} as const;
