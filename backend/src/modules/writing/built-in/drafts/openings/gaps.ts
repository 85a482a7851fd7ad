import type { PostLanguage } from '@drumbeat/domain';
import type { PerLanguage } from '../../../reading/words/per-language.js';

/** "Diff = 40 quid", "Écart : la fosse", "The rest went by post": a difference or a rest, where nothing says between what or of what. */
const GAP: PerLanguage<RegExp> = {
  en: /^(?:diff(?:erence)?|gap|rest|leftovers?|remainder|shortfall|surplus|overrun)(?=\s?[=:]|\s(?:is|was|are|were|went|goes|[£$€]?\p{N}))|^(?:the|with the) (?:diff(?:erence)?|gap|rest|leftovers?|remainder|shortfall|surplus|overrun|remaining \p{L}+)(?! (?:between|of|in|from)(?!\p{L}))(?!\p{L})/iu,
  de: /^(?:diff(?:erenz)?|rest|lücke|abweichung|überschuss|fehlbetrag|unterschied|mehrkosten)(?=\s?[=:]|\s(?:ist|war|sind|waren|ging|geht|\p{N}))|^(?:(?:mit|von) )?(?:der|die|den|dem|vom) (?:rest|differenz|lücke|abweichung|überschuss|fehlbetrag|unterschied|mehrkosten|übrigen|restlichen?)(?! (?:zwischen|de[rs]|von|vom|zu|zum|zur|in|im|eine[rs]?|meine[rs]?|unsere[rs]?)(?!\p{L}))(?!\p{L})/iu,
  fr: /^(?:écart|diff(?:érence)?|reste|solde|manque|surplus|surcoût|excédent)(?=\s?[=:]|\s(?:est|était|\p{N}))|^(?:avec )?(?:l['’](?:écart|excédent)|la (?:diff(?:érence)?|suite)|le (?:reste|solde|surplus|surcoût|manque)|les autres)(?! (?:entre|des?|du|d['’]|dans)(?!\p{L}))(?!\p{L})/iu,
  es: /^(?:dif(?:erencia)?|resto|sobrante|saldo|desfase|desvío|exceso)(?=\s?[=:]|\s(?:es|era|fue|\p{N}))|^(?:con )?(?:la diferencia|el (?:resto|saldo|sobrante|desfase|desvío|exceso)|l[oa]s demás|lo demás)(?! (?:entre|del?|en)(?!\p{L}))(?!\p{L})/iu,
};

/** True for a sentence that names a difference or a rest of what only other sentences tell. */
export const namesGap = (sentence: string, language: PostLanguage): boolean =>
  GAP[language].test(sentence.replace(/^["“„«¿¡(•\s]+/u, ''));
