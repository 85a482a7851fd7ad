import type { PromptFrames } from './prompt-frame.js';

export const FRAMES_ES: PromptFrames = {
  'Educational how-to post': [
    {
      hook: '{Pillar}: mi primera pregunta',
      text: '¿Qué pregunta haces siempre sobre {topic}, y qué respuesta te hizo cambiar de plan alguna vez?',
      kinds: ['people', 'craft'],
    },
    {
      hook: '{Pillar}: lo que va primero',
      text: '¿Qué haces hoy primero con {topic} que antes hacías al final, y qué caso le dio la vuelta?',
      goals: ['teach', 'known'],
    },
    {
      hook: '{Pillar}: lo que compruebo siempre',
      text: '¿Qué compruebas todavía cada vez sobre {topic}, dónde, y qué pasó la vez que no lo hiciste?',
      kinds: ['risk'],
    },
    {
      hook: '{Pillar}: lo primero que miro',
      text: '¿Qué miraste primero {moment}, cuando tocaba {topic}, y qué te dijo esa mirada?',
      kinds: ['craft', 'risk'],
    },
    {
      hook: '{Pillar}: en un minuto',
      text: '¿A quién le explicaste {topic} desde cero por última vez, y qué comparación funcionó?',
      goals: ['teach'],
    },
    {
      hook: '«{problem}»: por dónde empiezo',
      text: 'La última vez que alguien te dijo «{problem}», ¿qué hiciste primero, qué después y qué al final?',
      needs: ['problem'],
      goals: ['clients', 'teach'],
    },
    {
      hook: '{Pillar}: el paso que se salta',
      text: '¿Qué paso se salta mucha gente en {topic}, y dónde viste hace poco lo que cuesta?',
      goals: ['clients'],
    },
    {
      hook: '{Pillar}: lo que me dice {paper}',
      text: 'Toma {paper} de este año y vuelve a leer lo que tiene que ver con {topic}: ¿qué línea marcarías?',
      kinds: ['money', 'risk'],
    },
    {
      hook: 'Lo que se aprende primero aquí: {pillar}',
      text: '¿Qué aprende contigo alguien nuevo sobre {topic} en la primera semana, y quién se lo enseña?',
      goals: ['team'],
      onlyForGoals: true,
    },
    {
      hook: '«{post}»: cómo lo hago hoy',
      text: 'Escribiste {when} «{post}»: ¿qué has cambiado desde entonces en tu manera de trabajar, y qué has conservado?',
      needs: ['post'],
      takes: ['event'],
      deedOf: 'author',
    },
    {
      hook: '«{note}»: lo que reviso desde entonces',
      text: 'Anotaste «{note}»: ¿qué revisas desde entonces que antes no revisabas?',
      needs: ['note'],
      takes: ['event'],
    },
  ],
  'Listicle with a hook': [
    {
      hook: 'Lo que sigo, dejo y pruebo: {pillar}',
      text: '¿Qué has mantenido, dejado y probado en medio año sobre {topic}, y qué lo decidió cada vez?',
    },
    {
      hook: '{Pillar}: 3 personas que me enseñaron',
      text: '¿Qué tres personas te enseñaron algo sobre {topic}, dónde las conociste, y qué haces todavía a su manera?',
      kinds: ['people'],
    },
    {
      hook: '{Pillar}: 3 frases que ya no digo',
      text: '¿Qué tres frases sobre {topic} decías antes, y quién o qué te quitó cada una de la boca?',
      kinds: ['people', 'craft'],
    },
    {
      hook: '{Pillar}: 3 citas de mi agenda',
      text: 'Vuelve cuatro semanas atrás en tu agenda: ¿qué tres citas tuvieron que ver con {topic}, y cómo acabó cada una?',
    },
    {
      hook: '«{problem}»: 3 preguntas que hago',
      text: '¿Qué tres preguntas haces cuando oyes «{problem}», y cuál fue la respuesta menos esperada?',
      needs: ['problem'],
      goals: ['clients'],
    },
    {
      hook: '{Pillar}: 3 cifras que me sé de memoria',
      text: '¿Qué tres cifras tuyas te sabes de memoria sobre {topic}, y cuándo se movió una por última vez?',
      kinds: ['money', 'risk'],
    },
    {
      hook: '{Pillar}: 3 preguntas que me hacen',
      text: '¿Qué tres preguntas sobre {topic} te han hecho este año tus clientes ({people}), palabra por palabra?',
      needs: ['people'],
      goals: ['clients', 'teach'],
    },
    {
      hook: '«{post}»: 3 respuestas que recuerdo',
      text: '¿Qué tres respuestas te trajo «{post}», desde que lo escribiste {when}?',
      needs: ['post'],
      takes: ['event', 'claim', 'opinion', 'self'],
    },
  ],
  'First-person anecdote': [
    {
      hook: '{Pillar}: lo que nadie me dijo',
      text: '¿Qué no te dijo nadie sobre {topic} antes de empezar, y qué día lo descubriste?',
      goals: ['known'],
    },
    {
      hook: '{Pillar}: mi peor hora',
      text: '¿Cuál fue tu peor hora con {topic}, dónde estabas, y qué te sacó de ella?',
    },
    {
      hook: '{Pillar}: estaba en un error',
      text: '¿Qué creías sobre {topic} hasta que una persona o una cifra te quitó la razón, y dónde estabas?',
      goals: ['known'],
    },
    {
      hook: 'La primera vez que oí «{problem}»',
      text: '¿Quién te dijo primero «{problem}», qué contestaste y qué contestarías hoy?',
      needs: ['problem'],
      goals: ['clients'],
    },
    {
      hook: '{Pillar}: lo que me costó',
      text: '¿Qué decisión sobre {topic} te costó dinero, tiempo o un cliente, y cuándo te diste cuenta?',
      kinds: ['money', 'risk'],
    },
    {
      hook: '{Pillar}: una frase que aún oigo',
      text: '¿Qué frase sobre {topic} sigues oyendo, quién la dijo y qué contestaste?',
      kinds: ['people'],
    },
    {
      hook: '{Pillar}: un minuto, {moment}',
      text: '¿Qué pasó {moment} que dice más sobre {topic} que un discurso?',
      kinds: ['people', 'craft'],
    },
    {
      hook: '{Pillar}: por qué alguien se vino con nosotros',
      text: '¿Quién trabaja hoy contigo por tu manera de llevar {topic}, y qué motivo te dio?',
      goals: ['team'],
      onlyForGoals: true,
    },
    {
      hook: 'Lo que pasó después de «{post}»',
      text: 'Escribiste {when} «{post}»: ¿qué ha pasado desde entonces, con ellos y contigo?',
      needs: ['post'],
      takes: ['event'],
    },
    {
      hook: 'De mis notas: «{note}»',
      text: 'Anotaste «{note}»: ¿qué había pasado justo antes, y quién dijo qué?',
      needs: ['note'],
      takes: ['event'],
    },
  ],
  'Engagement-driven question': [
    {
      hook: '{Pillar}: ¿habríais dicho que no?',
      text: '¿Qué petición sobre {topic} rechazaste, o debiste rechazar, y cuánto costó?',
      kinds: ['people', 'risk'],
    },
    {
      hook: '«{problem}»: ¿qué habríais hecho?',
      text: 'Cuenta el último caso de «{problem}» hasta el punto en que tuviste que decidir, y párate ahí.',
      needs: ['problem'],
      goals: ['clients'],
    },
    {
      hook: '{Pillar}: ¿cuál de las dos?',
      text: '¿Qué decisión sobre {topic} tienes ahora delante, con dos respuestas razonables?',
      needsNoun: 'any',
      kinds: ['craft', 'money'],
    },
    {
      hook: '{Pillar}: ¿qué os hizo cambiar de idea?',
      otherHook: '{Pillar}: ¿qué les hizo cambiar de idea?',
      text: '¿Qué te ha hecho cambiar de idea sobre {topic} este año, y qué no sabes todavía?',
      goals: ['known'],
    },
    {
      hook: '{Pillar}: ¿cuál es vuestra cifra?',
      text: '¿Qué cifra tuya sobre {topic} enseñarías para que otros enseñen la suya?',
      kinds: ['money', 'risk'],
    },
    {
      hook: '{Pillar}: ¿también es normal en lo vuestro?',
      text: '¿Qué es normal en {topic} dentro de tu oficio («{industry}») y sorprende a todos los de fuera?',
      needsNoun: 'single',
      needs: ['industry'],
    },
    {
      hook: '«{post}»: ¿había otra manera?',
      text: 'Escribiste {when} «{post}»: ¿qué más se podía hacer, y quién te lo dijo?',
      needs: ['post'],
      takes: ['event'],
      deedOf: 'author',
    },
    {
      hook: '¿Qué habríais decidido? «{note}»',
      text: 'Cuenta lo que anotaste («{note}») hasta el momento de decidir: ¿qué más era posible?',
      needs: ['note'],
      takes: ['event'],
      deedOf: 'author',
    },
  ],
  'Thought leadership/opinion piece': [
    {
      hook: '{Pillar}: lo que hace mal mi oficio',
      text: '¿Qué hace mal tu oficio («{industry}») con {topic}, y dónde lo hiciste tú?',
      needs: ['industry'],
      goals: ['known'],
    },
    {
      hook: '{Pillar}: una frase que retiraría',
      text: '¿Qué frase sobre {topic} le dijiste a alguien y retirarías, y qué ha pasado desde entonces?',
      kinds: ['people'],
    },
    {
      hook: '{Pillar}: una frase que defiendo',
      text: '¿Qué frase sobre {topic} defenderías ante tus colegas, y qué caso la prueba?',
      goals: ['known'],
    },
    {
      hook: 'Lo que hay detrás de «{problem}»',
      text: '¿Qué había detrás de «{problem}» en el último caso que has visto, cómo lo supiste, y qué pensabas antes?',
      needs: ['problem'],
      goals: ['clients'],
    },
    {
      hook: '{Pillar}: un consejo que ya no doy',
      text: '¿Qué consejo sobre {topic} diste durante años, y después de qué caso lo dejaste?',
      kinds: ['craft'],
      goals: ['teach'],
    },
    {
      hook: 'Mi límite: {pillar}',
      text: '¿Qué no aceptas nunca con {topic}, y qué encargo te costó eso una vez?',
      kinds: ['risk', 'money'],
    },
    {
      hook: '«{post}»: cómo lo veo hoy',
      text: 'Escribiste {when} «{post}»: ¿qué conclusión sacaste entonces, y qué la ha puesto a prueba?',
      needs: ['post'],
      takes: ['claim', 'opinion'],
    },
    {
      hook: '«{note}»: la conclusión que no saco',
      text: 'Anotaste «{note}»: ¿qué concluiría casi todo el mundo, y por qué es demasiado rápido?',
      needs: ['note'],
      takes: ['event', 'claim'],
    },
  ],
  'Case study/success story': [
    {
      hook: 'Lo que me enseñó un cliente: {pillar}',
      text: '¿Qué cliente sabía más que tú sobre {topic}, y qué haces de otra manera desde entonces?',
      kinds: ['people'],
    },
    {
      hook: '{Pillar}: lo que casi nadie notó',
      text: '¿Qué día de los últimos meses tuvo que ver con {topic} sin que nadie más lo notara, y qué tuvo de difícil?',
      goals: ['known'],
    },
    {
      hook: 'De «{problem}» a un plan',
      text: 'Piensa en alguien que llegó con «{problem}»: ¿cómo estaba todo el primer día, y el último?',
      needs: ['problem'],
      goals: ['clients'],
    },
    {
      hook: '{Pillar}: un cambio pequeño, dos cifras',
      text: '¿Qué cambio pequeño en {topic} se puede contar, y cuál era la cifra antes y después?',
      kinds: ['money'],
    },
    {
      hook: '{Pillar}: lo que falló primero',
      text: '¿Qué intento con {topic} falló antes del que salió bien, y en qué lo notaste?',
      kinds: ['craft', 'risk'],
    },
    {
      hook: '{Pillar}: lo que encontré {moment}',
      text: '¿Qué encontraste {moment} sobre {topic}, qué cambiaste y qué se decía una semana después?',
    },
    {
      hook: '{Pillar}: antes y después',
      text: 'Pon {paper} de antes de tu trabajo con {topic} junto a una versión de después: ¿qué ha cambiado más?',
      kinds: ['money', 'craft'],
    },
    {
      hook: 'El caso detrás de «{post}»',
      text: '¿Qué caso había detrás de «{post}», que escribiste {when}, y qué dejaste fuera entonces?',
      needs: ['post'],
      takes: ['event', 'claim', 'opinion'],
    },
    {
      hook: 'En qué quedó: «{note}»',
      text: 'Anotaste «{note}»: ¿en qué quedó al final, y cuánto costó o ahorró?',
      needs: ['note'],
      takes: ['event'],
    },
  ],
};
