import type { TradeWords } from './trade-words.js';

export const TRADES_ES: TradeWords = {
  finance: {
    moments: 'en el último consejo | en el último cierre de mes',
    papers: 'una previsión de tesorería | un extracto bancario | un informe para el consejo',
    figures:
      'el saldo el día de las nóminas | los días que tarda en pagar un cliente | el margen del producto más pequeño',
    mistakes:
      'las facturas salen semanas después del trabajo | un precio se copia de la competencia | la previsión se hace para contentar al consejo',
    people:
      'una fundadora la víspera de las nóminas | un banquero que quiere una cifra más | un director comercial que ha prometido un descuento',
  },
  tax: {
    moments: 'en el último cierre de año | en la última inspección',
    papers: 'una liquidación de impuestos | un recibo | una factura',
    figures:
      'el impuesto del peor mes | el número de recibos sin explicación | la parte que se aparta de cada factura',
    mistakes:
      'el dinero de los impuestos se gasta en diciembre | un recibo pasa meses en la guantera | un plazo se descubre al día siguiente',
    people:
      'un inspector en la puerta | una dueña con una carta que nadie se atrevía a abrir | una contable que lo vio primero',
  },
  law: {
    moments: 'en la última vista | en la última negociación',
    papers: 'un contrato | un burofax | un acuerdo',
    figures:
      'el coste de una línea mal escrita | los días que quedan de plazo | la cantidad con la que las dos partes podían vivir',
    mistakes:
      'una carta sale en un momento de enfado | un contrato se copia de internet | nadie apunta lo que se acordó por teléfono',
    people:
      'una clienta que ya ha firmado | un juez que hace una pregunta corta | la parte contraria al teléfono',
  },
  recruiting: {
    moments: 'en la última entrevista | en la última llamada de referencias',
    papers: 'un anuncio de empleo | un currículum | una carta de oferta',
    figures:
      'los días entre la primera llamada y la firma | el número de candidaturas sin respuesta | la distancia entre la oferta y lo pedido',
    mistakes:
      'un anuncio pide catorce requisitos | una buena candidata espera dos semanas una respuesta | nadie llama a las referencias',
    people:
      'un candidato que rechazó la oferta | una jefa que busca una copia del anterior | una persona nueva en su primer día',
  },
  coaching: {
    moments: 'en la última sesión | en el último taller',
    papers: 'una agenda llena | un cuestionario de cierre | una página de tus notas',
    figures:
      'las horas de reuniones de una semana | el número de personas que dependen de una sola | los minutos hasta que salió el tema de verdad',
    mistakes:
      'el jefe contesta antes de que acabe la pregunta | un conflicto se arregla cambiando a alguien de mesa | una crítica se guarda para la reunión anual',
    people:
      'una directiva en sus primeros cien días | un segundo al que no ascendieron | un director al que nadie contradice',
  },
  making: {
    moments: 'en la última vuelta por la nave | en el último cambio de turno',
    papers: 'un parte de turno | una orden de trabajo | un albarán',
    figures:
      'el tiempo de cambio en la máquina más lenta | la merma de una semana | las horas que una máquina espera una pieza',
    mistakes:
      'un sensor se puentea para que la línea siga | las existencias se cuentan dos veces y aparecen una | el plan cambia con el turno empezado',
    people:
      'un operario que tiene su truco | una jefa de turno a las seis menos diez | un comprador que ahorró dos céntimos por pieza',
  },
  transport: {
    moments: 'en la última carga | en el último control de entrada',
    papers: 'una carta de porte | un registro de temperatura | una cita de descarga',
    figures:
      'los minutos que espera un conductor en la puerta | los kilómetros en vacío de una semana | la temperatura en el rincón más caliente de una carga',
    mistakes:
      'se reserva hora para un camión que aún está cargando | las puertas se quedan abiertas durante el papeleo | un daño se firma sin verlo',
    people:
      'un conductor que lleva cuatro horas esperando | una jefa de tráfico un viernes por la tarde | un cliente que rechaza media carga',
  },
  building: {
    moments: 'en la última visita de obra | en la última entrega de obra',
    papers: 'un presupuesto | un parte de obra | un plano',
    figures:
      'los días que un gremio espera a otro | la suma de los extras | el precio del presupuesto más barato',
    mistakes:
      'el pintor espera al electricista | una pared se mueve después del pedido | el presupuesto se olvida del andamio',
    people:
      'una clienta que cambia el plano en la obra | un oficial que dice que no va a aguantar | un vecino con una cámara',
  },
  tech: {
    moments: 'en el último incidente | en el último despliegue',
    papers: 'un tique | un mensaje de error | un informe de incidente',
    figures:
      'los minutos hasta que alguien notó la caída | la edad del tique abierto más antiguo | la factura de los servidores que nadie usa',
    mistakes:
      'una versión sale un viernes por la tarde | una prueba se desactiva para que salga en verde | la única persona que conoce el script está de vacaciones',
    people:
      'una programadora que hereda el código | un cliente que encontró el fallo primero | un jefe de producto que ha prometido una fecha',
  },
  security: {
    moments: 'en el último simulacro | en el último incidente',
    papers: 'un correo trampa | una lista de accesos | un registro de incidentes',
    figures:
      'los minutos hasta que alguien pidió ayuda | la parte de la plantilla que abrió la factura falsa | la edad de la última copia comprobada',
    mistakes:
      'la contraseña del servidor está en un papel | un antiguo compañero conserva sus accesos | la copia de seguridad nunca se ha restaurado',
    people:
      'una directora que hizo clic la primera | un contable ante una factura rara | un técnico al que nadie creyó',
  },
  ux: {
    moments: 'en la última prueba con usuarios | en la última revisión',
    papers: 'un formulario | una maqueta | un mensaje de error',
    figures:
      'el número de campos que nadie lee | la parte de la gente que abandona en una página | los segundos hasta que alguien encuentra el botón',
    mistakes:
      'un campo es obligatorio y nadie sabe por qué | un botón parece un título | la prueba está prevista para después del lanzamiento',
    people:
      'una usuaria que se echa la culpa | un jefe de producto apegado al formulario antiguo | una programadora que pregunta para qué',
  },
  creative: {
    moments: 'en la última revisión | en la última presentación',
    papers: 'un briefing | un boceto con comentarios | un informe de campaña',
    figures:
      'el número de rondas hasta el sí | el coste de una consulta | la parte del presupuesto por la que nadie preguntó',
    mistakes:
      'nueve personas deciden un lema | el logotipo crece en cada ronda | el briefing llega después del primer boceto',
    people:
      'una clienta que lo quiere más atrevido y más seguro | un fundador que escribe los textos de noche | un impresor al teléfono',
  },
  health: {
    moments: 'en el último turno | en la última consulta',
    papers: 'una hoja de relevo | un informe de laboratorio | un cuadrante',
    figures:
      'los minutos que lleva un caso de verdad | el número de llamadas hasta que vino alguien | los turnos sin pausa de un mes',
    mistakes:
      'un síntoma se busca en internet en vez de enseñarse | un relevo se hace en el pasillo | la llamada llega un día tarde',
    people:
      'alguien que pide perdón por llamar | una compañera al final de un turno doble | un familiar con una hoja impresa',
  },
  food: {
    moments: 'en la última noche llena | en el último sábado fuerte',
    papers: 'una comanda | un cuadrante | una factura de proveedor',
    figures:
      'las bandejas que sobran al cierre | el precio de la harina | el peso de los sueldos en un sábado',
    mistakes:
      'la persona nueva aprende en plena hora punta | una receta está solo en una cabeza | el precio nuevo de un proveedor se nota un mes después',
    people:
      'un cliente de siempre que pide sin hablar | un proveedor que sube el precio por mensaje | un aprendiz a las cuatro de la mañana',
  },
  selling: {
    moments: 'en la última visita de venta | en la última conversación sobre un precio',
    papers: 'una oferta | una lista de precios | una reclamación',
    figures:
      'el número de ofertas sin respuesta | el descuento de la última venta | los días entre la primera llamada y el sí',
    mistakes:
      'el descuento llega antes de que nadie pregunte | una oferta sale y nadie llama | quien está en la reunión no tiene presupuesto',
    people:
      'un comprador que solo pregunta por el precio | una clienta que volvió | un competidor en la mesa de al lado',
  },
  other: {
    moments: '',
    papers: '',
    figures: '',
    mistakes: '',
    people: '',
  },
};
