export const PICK_SOURCE_TREE_GUIDE = {
  title: 'Elige tu árbol de origen',
  lead: 'El árbol de origen es el que te da los esquejes. Tómate tu tiempo y elige uno bueno.',
  sections: [
    {
      id: 'ask-the-owner',
      title: 'Primero, pregúntale al dueño',
      gist: 'Todo árbol es de alguien. Primero, pregunta.',
      sentences: [
        'Todo árbol es de alguien, hasta los árboles de un parque.',
        'Lo mejor es un árbol de un jardín o de un vivero.',
        'Si el dueño dice que no, da las gracias y busca otro árbol.',
      ],
      askAnAdult: 'Ve con un adulto a preguntar. No cortes nada hasta que el dueño diga que sí.',
    },
    {
      id: 'healthy-tree',
      title: 'Busca un árbol sano',
      gist: 'Busca un árbol sano con ramas jóvenes que alcances.',
      sentences: ['Los buenos esquejes vienen de un árbol sano con ramas jóvenes. Busca:'],
      list: [
        'hojas limpias, sin hoyos ni manchas raras',
        'ramas jóvenes que se doblan y no se rompen',
        'ramas que alcanzas con los dos pies en el suelo',
        'muchas ramas, para que al árbol no le falten las que cortas',
      ],
    },
    {
      id: 'kind-of-tree',
      title: 'Elige el tipo de árbol',
      gist: 'Unos árboles, como los sauces, echan raíces muy fácil.',
      sentences: [
        'Un tipo de árbol se llama especie. Unas especies echan raíces mucho más fácil que otras.',
        'En la lista de abajo, elige tu estado. Ahí verás sus árboles nativos.',
        'Nativo quiere decir que crece ahí por sí solo desde hace mucho tiempo.',
        'Para tu primera vez, elige uno que diga “Fácil para empezar”. Muchos sauces son buenos para empezar.',
      ],
    },
    {
      id: 'season',
      title: 'Elige el mejor momento',
      gist: 'Cada tipo de árbol tiene su mejor época del año.',
      sentences: ['Cada tipo de árbol tiene su mejor época del año. Lee el consejo para cortar el tuyo.'],
      list: [
        'Fin de la primavera y verano: corta ramas jóvenes y tiernas, con hojas.',
        'Fin del invierno: algunos árboles, como los sauces, echan buenas raíces cuando sus yemas aún no se abren.',
        'Una mañana fresca es buena hora para cortar.',
        'Espera otro día si hace mucho calor, si está muy seco o si hay heladas.',
      ],
    },
    {
      id: 'stay-safe',
      title: 'Cuídate y cuida los árboles',
      gist: 'No pruebes las plantas. No toques una que no conozcas.',
      list: [
        'No pruebes ninguna parte de una planta. Los frutos, las hojas y la corteza te pueden enfermar.',
        'No toques una planta que no conozcas. Podría ser hiedra venenosa.',
        'No saques los esquejes de tu estado. Con ellos pueden viajar insectos y enfermedades.',
        'Deja en paz los árboles raros, porque quedan pocos.',
        'Lávate las manos al terminar.',
      ],
      askAnAdult:
        'Pide a un adulto que averigüe si hay cuarentena. Es una regla de algunos lugares: las plantas no pueden salir de ahí.',
    },
    {
      id: 'what-to-photograph',
      title: 'Toma fotos',
      gist: 'Toma fotos del árbol, de una rama y de una hoja.',
      sentences: ['Para este paso necesitas al menos una foto. Una buena foto muestra:'],
      list: ['el árbol entero', 'una rama joven, de cerca', 'una hoja y la corteza, de cerca'],
      askAnAdult: 'Que no salgan caras, nombres ni números de casas. Mira tus fotos con un adulto.',
    },
  ],
} as const;
