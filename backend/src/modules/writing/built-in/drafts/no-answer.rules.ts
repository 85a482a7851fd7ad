import { POST_LANGUAGES, type PostLanguage } from '@drumbeat/domain';
import { straightened } from '../../reading/words/word-patterns.js';

/** What says that there is no answer. */
const NONE: Readonly<Record<PostLanguage, ReadonlySet<string>>> = {
  en: words(
    'know idea clue nothing none skip pass next dunno idk think anything blank later because no nope nah na sure unsure tbd hmm answer comment',
  ),
  de: words(
    'nichts nix nicht weiter weiß weiss ahnung idee plan schimmer überspringen später überlegen nachdenken nein nö nee passe egal antwort',
  ),
  fr: words('sais rien aucune idée idées bof passe passer suivant suivante vient vois tard non avis'),
  es: words('sé idea ocurre nada paso pasar siguiente pensar pensarlo luego no'),
};

/** What stands around it and tells of nothing either: no word for what others do, no verb of a story. */
const AROUND: Readonly<Record<PostLanguage, ReadonlySet<string>>> = {
  en: words(
    `i i'd i'm i'll i've id im a an the me my would will have to do don't dont not can can't cannot could about it this of on for at right now yet maybe
     perhaps really honestly sadly sorry tbh comes come coming springs mind much special particular in n top head off drawing draw
     moment question good hard tricky let um er well just any actually`,
  ),
  de: words(
    `ich mir mich da dazu davon fällt ein eine gerade grad jetzt spontan es das den kein keine keinen leider noch nächste frage vielleicht
     müsste muss erst mal drüber darüber habe hab hätte im moment momentan auf die schnelle besonderes wirklich ehrlich gesagt puh
     hm äh halt bin mehr`,
  ),
  fr: words(
    `je j'en j'ai n'en ne pas trop vraiment bien de d' d'idée spécial particulier à en me m'en l'esprit prochaine question pour le la moment
     l'instant là maintenant comme ça plus désolé désolée franchement encore euh ben sans tête grand chose`,
  ),
  es: words(
    `lo se me ni ninguna tengo la de eso ahora mismo en este momento especial particular pregunta más tarde quizás tal vez pues
     bueno que tendría sobre ello verdad siento`,
  ),
};
const WORDS_MAX = 10;

/** True for an answer that is none: "no idea", "da fällt mir nichts ein", an emoji alone. In doubt it is one. */
export function isNoAnswer(answer: string): boolean {
  const said = straightened(answer.normalize('NFKC'))
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}']+/gu)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (said.length === 0) return true;
  if (said.length > WORDS_MAX) return false;
  if (said.join(' ') === 'n a') return true;
  return POST_LANGUAGES.some(
    (language) =>
      said.some((word) => NONE[language].has(word)) &&
      said.every((word) => NONE[language].has(word) || AROUND[language].has(word)),
  );
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/u));
}
