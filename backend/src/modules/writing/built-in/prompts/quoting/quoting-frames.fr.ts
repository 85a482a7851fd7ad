import type { PromptFrames } from '../prompt-frame.js';

/** More frames that go back to a post, a note or a care of clients: what people are asked of these differs from one to the next. */
export const QUOTING_FRAMES_FR: PromptFrames = {
  'Educational how-to post': [
    {
      hook: '« {post} » : à quoi je l’ai vu',
      text: 'Vous avez écrit {when} « {post} » : à quoi l’avez-vous remarqué d’abord, et que faites-vous depuis à cause de cela ?',
      needs: ['post'],
      takes: ['claim'],
    },
    {
      hook: '« {note} » : ce qui m’a alerté',
      text: 'Vous avez noté « {note} » : à quoi l’avez-vous remarqué, et qu’avez-vous fait dans l’heure ?',
      needs: ['note'],
      takes: ['event'],
      deedOf: 'others',
    },
  ],
  'First-person anecdote': [
    {
      hook: '« {post} » : le jour où cela a compté',
      text: 'Vous avez écrit {when} « {post} » : quel jour cela a-t-il compté la dernière fois, et qui était là ?',
      needs: ['post'],
      takes: ['self'],
    },
    {
      hook: '« {post} » : qui me l’a appris',
      text: 'Vous avez écrit {when} « {post} » : de qui ou de quoi l’avez-vous appris, et où étiez-vous ?',
      needs: ['post'],
      takes: ['claim'],
    },
    {
      hook: 'Pourquoi je l’ai noté : « {note} »',
      text: 'Vous avez noté « {note} » : pourquoi cela et pas autre chose, et à qui l’avez-vous dit d’abord ?',
      needs: ['note'],
      takes: ['event', 'claim'],
    },
  ],
  'Engagement-driven question': [
    {
      hook: '« {post} » : et le contraire ?',
      text: 'Vous avez écrit {when} « {post} » : lequel de vos propres cas dit le contraire, et qu’y avait-il de différent ?',
      needs: ['post'],
      takes: ['claim', 'opinion'],
    },
    {
      hook: '« {note} » : est-ce vrai partout ?',
      text: 'Vous avez noté « {note} » : où avez-vous vu que c’est vrai, et où que cela ne l’est pas ?',
      needs: ['note'],
      takes: ['claim'],
    },
  ],
  'Thought leadership/opinion piece': [
    {
      hook: '« {post} » : ce que j’ajouterais aujourd’hui',
      text: 'Vous avez écrit {when} « {post} » : que ne saviez-vous pas alors, et qui vous l’a dit depuis ?',
      needs: ['post'],
      takes: ['event'],
    },
    {
      hook: '« {note} » : qui l’a vu autrement',
      text: 'Vous avez noté « {note} » : qui l’a vu autrement que vous, et qu’avez-vous dit l’un et l’autre ?',
      needs: ['note'],
      takes: ['event', 'claim'],
    },
    {
      hook: '« {post} » : qui m’a contredit',
      text: 'Vous avez écrit {when} « {post} » : qui vous a dit que ce n’est pas vrai, avec quels mots, et qu’avez-vous répondu ?',
      needs: ['post'],
      takes: ['claim', 'opinion'],
    },
    {
      hook: '« {post} » : pour qui je l’ai écrit',
      text: 'Vous avez écrit {when} « {post} » : qui surtout devait le lire, et qu’est-ce qui vous est revenu ?',
      needs: ['post'],
      takes: ['event', 'claim', 'self'],
    },
  ],
  'Case study/success story': [
    {
      hook: 'Avant et après : « {post} »',
      text: 'Prenez « {post} », écrit {when} : qu’en était-il une semaine avant, et une semaine après ?',
      needs: ['post'],
      takes: ['event'],
      deedOf: 'author',
    },
    {
      hook: '« {note} » : comment cela a commencé',
      text: 'Vous avez noté « {note} » : quand cela a-t-il commencé, qui l’a vu d’abord, et où cela en est-il aujourd’hui ?',
      needs: ['note'],
      takes: ['event'],
      deedOf: 'others',
    },
    {
      hook: 'Depuis « {post} » : le cas suivant',
      text: 'Vous avez écrit {when} « {post} » : quel cas du même genre avez-vous vu depuis, et qu’y avez-vous fait autrement ?',
      needs: ['post'],
      takes: ['event', 'claim'],
    },
    {
      hook: '« {problem} » : le cas différent',
      text: 'Dans quel cas « {problem} » n’était-il pas le vrai souci, qu’était-ce, et qui l’a remarqué ?',
      needs: ['problem'],
    },
  ],
};
