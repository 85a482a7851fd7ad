import type { PairTexts } from './pair-texts';

export const PAIRS_ES: PairTexts = {
  writing_style_formality: {
    first: [
      'Aviso rápido: pasamos la llamada al viernes. Si es un lío, me dices.',
      'Le informo de que nuestra llamada se ha trasladado al viernes. Le ruego que me comunique si no le resulta posible.',
    ],
    ladder: [
      '¡Y listo! La web ya está arriba, trasteen un rato y díganme qué se rompe.',
      'La web ya está en línea. Échenle un vistazo y díganme qué les parece.',
      'La nueva web está en línea. Quedo atento a sus comentarios.',
      'Nos complace comunicarles la publicación de nuestra nueva web. Agradeceremos sinceramente sus observaciones.',
    ],
  },
  directness_level: {
    first: [
      'Quizá convenga preguntar por el presupuesto un poco antes, si encaja con la forma de trabajar de cada uno.',
      'Pregunta primero por el presupuesto. Antes que nada.',
    ],
    ladder: [
      'Puede que se me escape algo, pero a veces me pregunto si de verdad hace falta que estemos todos en esa reunión.',
      'Quizá esa reunión podría hacerse con menos gente.',
      'En esa reunión debería haber menos gente.',
      'Deja de invitar a todos a esa reunión. Cuatro personas, o cancélala.',
    ],
  },
  confidence_level: {
    first: [
      'Creo que hicimos bien en subir los precios, aunque no sé si valdría para todos.',
      'Hicimos bien en subir los precios. Vale para todos.',
    ],
    ladder: [
      'Tal vez nos ayudó contratar despacio. La verdad, no lo sé. Pudo ser suerte.',
      'Tengo la sensación de que contratar despacio nos ha ayudado.',
      'Contratar despacio nos ha ayudado. Las cifras lo muestran.',
      'Contratar despacio gana siempre. No hay ninguna duda.',
    ],
  },
  energy_level: {
    first: [
      'Hoy terminamos el proyecto. Ha sido un año de trabajo tranquilo.',
      '¡Hoy lo logramos! Un año entero de trabajo, y ya está fuera. ¡Qué día!',
    ],
    ladder: [
      'Ana está con nosotros. Empezaremos despacio, como siempre.',
      'Ana está con nosotros. Me alegro.',
      'Ana está con nosotros y arrancamos ya. ¡Qué ganas!',
      '¡ANA YA ESTÁ AQUÍ! ¡Vamos, vienen cosas enormes!',
    ],
  },
};
