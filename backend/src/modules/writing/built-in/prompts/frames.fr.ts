import type { PromptFrames } from './prompt-frame.js';

export const FRAMES_FR: PromptFrames = {
  'Educational how-to post': [
    {
      hook: '{Pillar} : ma première question',
      text: 'Quelle question posez-vous toujours sur {topic}, et quelle réponse vous a déjà fait changer de plan ?',
      kinds: ['people', 'craft'],
    },
    {
      hook: '{Pillar} : ce qui vient d’abord',
      text: 'Que faites-vous aujourd’hui en premier pour {topic} que vous faisiez autrefois en dernier, et quel cas a tout inversé ?',
      goals: ['teach', 'known'],
    },
    {
      hook: '{Pillar} : ce que je vérifie chaque fois',
      text: 'Que vérifiez-vous encore chaque fois pour {topic}, où, et qu’est-il arrivé la fois où vous ne l’avez pas fait ?',
      kinds: ['risk'],
    },
    {
      hook: '{Pillar} : ce que je regarde d’abord',
      text: 'Qu’avez-vous regardé en premier, {moment}, pour {topic}, et qu’est-ce que ce coup d’œil vous a appris ?',
      kinds: ['craft', 'risk'],
    },
    {
      hook: '{Pillar} : en une minute',
      text: 'À qui avez-vous expliqué {topic} pour la dernière fois en partant de zéro, et quelle comparaison a marché ?',
      goals: ['teach'],
    },
    {
      hook: '« {problem} » : par où je commence',
      text: 'La dernière fois qu’on vous a dit « {problem} », qu’avez-vous fait d’abord, puis ensuite, puis après ?',
      needs: ['problem'],
      goals: ['clients', 'teach'],
    },
    {
      hook: '{Pillar} : l’étape que l’on saute',
      text: 'Quelle étape saute-t-on souvent pour {topic}, et où avez-vous vu récemment ce que cela coûte ?',
      goals: ['clients'],
    },
    {
      hook: '{Pillar} : ce que m’apprend {paper}',
      text: 'Prenez {paper} de cette année : qu’y entoureriez-vous pour {topic}, et pourquoi ?',
      kinds: ['money', 'risk'],
    },
    {
      hook: 'Ce qu’on apprend d’abord chez nous : {pillar}',
      text: 'Qu’apprend chez vous une personne nouvelle sur {topic} la première semaine, et avec qui ?',
      goals: ['team'],
      onlyForGoals: true,
    },
    {
      hook: '« {post} » : comment je fais aujourd’hui',
      text: 'Vous avez écrit {when} « {post} » : qu’avez-vous changé depuis dans votre façon de faire, et qu’avez-vous gardé ?',
      needs: ['post'],
      takes: ['event'],
      deedOf: 'author',
    },
    {
      hook: '« {note} » : ce que je vérifie depuis',
      text: 'Vous avez noté « {note} » : que vérifiez-vous depuis, que vous ne vérifiiez pas avant ?',
      needs: ['note'],
      takes: ['event'],
    },
  ],
  'Listicle with a hook': [
    {
      hook: 'Je garde, j’arrête, j’essaie : {pillar}',
      text: 'Qu’avez-vous gardé, arrêté et essayé depuis six mois concernant {topic}, et qu’est-ce qui a décidé ?',
    },
    {
      hook: '{Pillar} : 3 personnes qui m’ont appris',
      text: 'Quelles sont les trois personnes qui vous ont appris quelque chose sur {topic}, où les avez-vous croisées, et que faites-vous encore comme elles ?',
      kinds: ['people'],
    },
    {
      hook: '{Pillar} : 3 phrases que je ne dis plus',
      text: 'Quelles sont les trois phrases sur {topic} que vous disiez autrefois, et qu’est-ce qui vous a détourné de chacune ?',
      kinds: ['people', 'craft'],
    },
    {
      hook: '{Pillar} : 3 dates de mon agenda',
      text: 'Remontez quatre semaines dans votre agenda : quels sont les trois rendez-vous qui touchent {topic}, et comment chacun a-t-il fini ?',
    },
    {
      hook: '« {problem} » : mes 3 questions',
      text: 'Quelles sont les trois questions que vous posez quand vous entendez « {problem} », et la réponse la moins attendue ?',
      needs: ['problem'],
      goals: ['clients'],
    },
    {
      hook: '{Pillar} : 3 chiffres que je connais par cœur',
      text: 'Quels sont les trois chiffres à vous que vous connaissez par cœur sur {topic}, et quand l’un d’eux a-t-il bougé ?',
      kinds: ['money', 'risk'],
    },
    {
      hook: '{Pillar} : 3 questions qu’on me pose',
      text: 'Quelles sont les trois questions sur {topic} que vos clients ({people}) vous ont posées cette année, mot pour mot ?',
      needs: ['people'],
      goals: ['clients', 'teach'],
    },
    {
      hook: '« {post} » : 3 réactions que je n’ai pas oubliées',
      text: 'Quelles sont les trois réactions que « {post} » vous a values, depuis que vous l’avez écrit {when} ?',
      needs: ['post'],
      takes: ['event', 'claim', 'opinion', 'self'],
    },
  ],
  'First-person anecdote': [
    {
      hook: '{Pillar} : ce que personne ne m’avait dit',
      text: 'Que ne vous avait-on pas dit sur {topic} avant vos débuts, et quel jour l’avez-vous découvert ?',
      goals: ['known'],
    },
    {
      hook: '{Pillar} : mon pire moment',
      text: 'Quel a été votre pire moment pour {topic}, où étiez-vous, et qu’est-ce qui vous en a sorti ?',
    },
    {
      hook: '{Pillar} : je me trompais',
      text: 'Que croyiez-vous sur {topic} jusqu’à ce qu’une personne ou un chiffre vous donne tort, et où étiez-vous ?',
      goals: ['known'],
    },
    {
      hook: 'La première fois que j’ai entendu « {problem} »',
      text: 'Qui vous a dit en premier « {problem} », qu’avez-vous répondu, et que répondriez-vous aujourd’hui ?',
      needs: ['problem'],
      goals: ['clients'],
    },
    {
      hook: '{Pillar} : ce que cela m’a coûté',
      text: 'Quelle décision sur {topic} vous a coûté de l’argent, du temps ou un client, et quand l’avez-vous compris ?',
      kinds: ['money', 'risk'],
    },
    {
      hook: '{Pillar} : une phrase que j’entends encore',
      text: 'Quelle phrase sur {topic} entendez-vous encore, qui l’a dite, et qu’avez-vous répondu ?',
      kinds: ['people'],
    },
    {
      hook: '{Pillar} : une minute, {moment}',
      text: 'Que s’est-il passé, {moment}, qui en dit plus sur {topic} qu’un discours ?',
      kinds: ['people', 'craft'],
    },
    {
      hook: '{Pillar} : pourquoi on nous a rejoints',
      text: 'Qui travaille avec vous aujourd’hui à cause de votre façon de traiter {topic}, et pour quelle raison ?',
      goals: ['team'],
      onlyForGoals: true,
    },
    {
      hook: 'Ce qui est arrivé après « {post} »',
      text: 'Vous avez écrit {when} « {post} » : que s’est-il passé depuis, pour les autres et pour vous ?',
      needs: ['post'],
      takes: ['event'],
    },
    {
      hook: 'Dans mon carnet : « {note} »',
      text: 'Vous avez noté « {note} » : que s’était-il passé juste avant, et qui a dit quoi ?',
      needs: ['note'],
      takes: ['event'],
    },
  ],
  'Engagement-driven question': [
    {
      hook: '{Pillar} : auriez-vous dit non ?',
      otherHook: '{Pillar} : aurais-tu dit non ?',
      text: 'Quelle demande sur {topic} avez-vous refusée, ou auriez-vous dû refuser, et combien cela a-t-il coûté ?',
      kinds: ['people', 'risk'],
    },
    {
      hook: '« {problem} » : qu’auriez-vous fait ?',
      otherHook: '« {problem} » : qu’aurais-tu fait ?',
      text: 'Racontez le dernier cas de « {problem} » jusqu’au moment où il fallait décider, et arrêtez-vous là.',
      needs: ['problem'],
      goals: ['clients'],
    },
    {
      hook: '{Pillar} : laquelle des deux ?',
      text: 'Quelle décision sur {topic} avez-vous devant vous, avec deux réponses raisonnables ?',
      needsNoun: 'any',
      kinds: ['craft', 'money'],
    },
    {
      hook: '{Pillar} : qu’est-ce qui vous a fait changer d’avis ?',
      otherHook: '{Pillar} : qu’est-ce qui t’a fait changer d’avis ?',
      text: 'Qu’est-ce qui a changé votre propre avis sur {topic} cette année, et que ne savez-vous pas encore ?',
      goals: ['known'],
    },
    {
      hook: '{Pillar} : quel est votre chiffre ?',
      text: 'Quel chiffre à vous sur {topic} montreriez-vous pour que d’autres montrent le leur ?',
      kinds: ['money', 'risk'],
    },
    {
      hook: '{Pillar} : est-ce normal chez vous aussi ?',
      otherHook: '{Pillar} : est-ce normal chez toi aussi ?',
      text: 'Qu’est-ce qui est normal pour {topic} dans votre métier (« {industry} ») et surprend tous les autres ?',
      needsNoun: 'single',
      needs: ['industry'],
    },
    {
      hook: '« {post} » : y avait-il mieux à faire ?',
      text: 'Vous avez écrit {when} « {post} » : que pouvait-on faire d’autre, et qui vous l’a dit ?',
      needs: ['post'],
      takes: ['event'],
      deedOf: 'author',
    },
    {
      hook: 'Qu’auriez-vous décidé ? « {note} »',
      otherHook: 'Qu’aurais-tu décidé ? « {note} »',
      text: 'Racontez ce que vous avez noté (« {note} ») jusqu’au moment de décider : qu’est-ce qui était encore possible ?',
      needs: ['note'],
      takes: ['event'],
      deedOf: 'author',
    },
  ],
  'Thought leadership/opinion piece': [
    {
      hook: '{Pillar} : l’erreur de mon métier',
      text: 'Que fait mal votre métier (« {industry} ») pour {topic}, et où l’avez-vous fait vous-même ?',
      needs: ['industry'],
      goals: ['known'],
    },
    {
      hook: '{Pillar} : une phrase que je retirerais',
      text: 'Quelle phrase sur {topic} avez-vous dite à quelqu’un et retireriez-vous, et que s’est-il passé depuis ?',
      kinds: ['people'],
    },
    {
      hook: '{Pillar} : une phrase que je défends',
      text: 'Quelle phrase sur {topic} défendriez-vous devant vos confrères, et quel cas la prouve ?',
      goals: ['known'],
    },
    {
      hook: 'Ce qu’il y a derrière « {problem} »',
      text: 'Qu’y avait-il, dans le dernier cas que vous avez vu, derrière « {problem} », comment l’avez-vous su, et que pensiez-vous avant ?',
      needs: ['problem'],
      goals: ['clients'],
    },
    {
      hook: '{Pillar} : un conseil que je ne donne plus',
      text: 'Quel conseil sur {topic} avez-vous longtemps donné, et après quel cas avez-vous cessé ?',
      kinds: ['craft'],
      goals: ['teach'],
    },
    {
      hook: 'Ma limite : {pillar}',
      text: 'Que refusez-vous de faire pour {topic}, et quel contrat cela vous a-t-il coûté un jour ?',
      kinds: ['risk', 'money'],
    },
    {
      hook: '« {post} » : ce que j’en pense aujourd’hui',
      text: 'Vous avez écrit {when} « {post} » : qu’en aviez-vous conclu, et qu’est-ce qui l’a mis à l’épreuve depuis ?',
      needs: ['post'],
      takes: ['claim', 'opinion'],
    },
    {
      hook: '« {note} » : la conclusion que je ne tire pas',
      text: 'Vous avez noté « {note} » : qu’en conclurait presque tout le monde, et pourquoi est-ce trop rapide ?',
      needs: ['note'],
      takes: ['event', 'claim'],
    },
  ],
  'Case study/success story': [
    {
      hook: 'Ce qu’un client m’a appris : {pillar}',
      text: 'Quel client en savait plus que vous sur {topic}, et que faites-vous autrement depuis ?',
      kinds: ['people'],
    },
    {
      hook: '{Pillar} : ce que presque personne n’a vu',
      text: 'Quel jour de ces derniers mois a touché {topic} sans que personne d’autre le remarque, et qu’avait-il de difficile ?',
      goals: ['known'],
    },
    {
      hook: 'De « {problem} » à un plan',
      text: 'Prenez quelqu’un qui est arrivé avec « {problem} » : qu’en était-il le premier jour, et le dernier ?',
      needs: ['problem'],
      goals: ['clients'],
    },
    {
      hook: '{Pillar} : un petit changement, deux chiffres',
      text: 'Quel petit changement concernant {topic} se compte, et quel était le chiffre avant, puis après ?',
      kinds: ['money'],
    },
    {
      hook: '{Pillar} : ce qui a raté d’abord',
      text: 'Quelle tentative pour {topic} a échoué avant celle qui a réussi, et à quoi l’avez-vous vu ?',
      kinds: ['craft', 'risk'],
    },
    {
      hook: '{Pillar} : ce que j’ai trouvé, {moment}',
      text: 'Qu’avez-vous trouvé, {moment}, sur {topic}, qu’avez-vous changé, et qu’en disait-on une semaine après ?',
    },
    {
      hook: '{Pillar} : avant et après',
      text: 'Posez {paper} d’avant votre travail sur {topic} à côté d’une version d’après : qu’est-ce qui a le plus changé ?',
      kinds: ['money', 'craft'],
    },
    {
      hook: 'Le cas derrière « {post} »',
      text: 'Quel cas se cachait derrière « {post} », écrit {when}, et qu’avez-vous laissé de côté alors ?',
      needs: ['post'],
      takes: ['event', 'claim', 'opinion'],
    },
    {
      hook: 'Ce que c’est devenu : « {note} »',
      text: 'Vous avez noté « {note} » : qu’est-ce que cela a donné, et combien cela a-t-il coûté ou épargné ?',
      needs: ['note'],
      takes: ['event'],
    },
  ],
};
