import type { PromptFrames } from './prompt-frame.js';

export const FRAMES_EN: PromptFrames = {
  'Educational how-to post': [
    {
      hook: '{Pillar}: where I look first',
      text: 'Where did you look first {moment}, when it came to {topic}, and what did that one look tell you?',
      kinds: ['craft', 'risk'],
    },
    {
      hook: '{Pillar}: explained in under a minute',
      nounHook: 'How I explain {topic} in under a minute',
      text: 'How did you last explain {topic} to somebody who had never heard of it, and which comparison worked?',
      goals: ['teach'],
    },
    {
      hook: '“{problem}”: what I do first',
      text: 'The last time somebody told you “{problem}”: what did you do first, second and third?',
      needs: ['problem'],
      goals: ['clients', 'teach'],
    },
    {
      hook: '{Pillar}: the step that is left out',
      text: 'When it comes to {topic}, which step do {people} leave out, and where did you last see what that costs?',
      needs: ['people'],
      goals: ['clients'],
    },
    {
      hook: '{Pillar}: the question I ask first',
      text: 'Which question about {topic} do you ask first, and which answer once made you change the plan?',
      kinds: ['people', 'craft'],
    },
    {
      hook: '{Pillar}: what {paper} tells me',
      text: 'Take {paper} from this year and read it with {topic} in mind: which line would you circle, and why?',
      kinds: ['money', 'risk'],
    },
    {
      hook: '{Pillar}: what comes first today',
      text: 'What do you do first today when it comes to {topic} that you once did last, and which case turned it round?',
      goals: ['teach', 'known'],
    },
    {
      hook: '{Pillar}: what I look up every time',
      text: 'What do you still look up when it comes to {topic}, where, and what happened the one time you did not?',
      kinds: ['risk'],
    },
    {
      hook: 'What a new colleague learns first: {pillar}',
      text: 'What does somebody who starts with you learn about {topic} in the first week, and who shows it to them?',
      goals: ['team'],
      onlyForGoals: true,
    },
    {
      hook: '“{post}”: how I do it today',
      text: 'You wrote “{post}” {when}: what have you changed since then in the way you work, and what have you kept?',
      needs: ['post'],
      takes: ['event'],
      deedOf: 'author',
    },
    {
      hook: '“{note}”: what I check since',
      text: 'You noted “{note}”: what do you check since then that you did not check before?',
      needs: ['note'],
      takes: ['event'],
    },
  ],
  'Listicle with a hook': [
    {
      hook: '{Pillar}: 3 sentences I no longer say',
      nounHook: '3 sentences about {topic} that I no longer say',
      text: 'Which three sentences about {topic} did you say a few years ago, and who or what talked you out of each?',
      kinds: ['people', 'craft'],
    },
    {
      hook: '{Pillar}: 3 moments from my calendar',
      text: 'Open your calendar and go back four weeks: which three entries had to do with {topic}, and how did each end?',
    },
    {
      hook: '“{problem}”: 3 questions I ask back',
      text: 'Which three questions do you ask when you hear “{problem}”, and what was the least expected answer?',
      needs: ['problem'],
      goals: ['clients'],
    },
    {
      hook: '{Pillar}: 3 numbers I know by heart',
      text: 'Which three numbers of your own do you know by heart about {topic}, and when did one of them last move?',
      kinds: ['money', 'risk'],
    },
    {
      hook: 'What I keep, drop and try: {pillar}',
      text: 'Think of {topic} and sort your last half-year into what you keep, what you dropped and what you try next.',
    },
    {
      hook: '{Pillar}: 3 questions that I am asked',
      text: 'Which three questions about {topic} did {people} put to you this year, word for word?',
      needs: ['people'],
      goals: ['clients', 'teach'],
    },
    {
      hook: '{Pillar}: what I take along, what I leave behind',
      text: 'With {topic} in mind: what did you take along {moment}, what did you leave behind, and which item has a story?',
      kinds: ['craft'],
    },
    {
      hook: '{Pillar}: 3 people who taught me',
      text: 'Which three people taught you something about {topic}, where did you meet them, and what do you still do their way?',
      kinds: ['people'],
    },
    {
      hook: '“{post}”: 3 replies I remember',
      text: 'You wrote “{post}” {when}: which three replies did it bring, in public or in private?',
      needs: ['post'],
      takes: ['event', 'claim', 'opinion', 'self'],
    },
  ],
  'First-person anecdote': [
    {
      hook: '{Pillar}: I was wrong about this',
      nounHook: 'I was wrong about {topic}',
      text: 'What did you believe about {topic} until a person or a figure proved you wrong, and where were you then?',
      goals: ['known'],
    },
    {
      hook: 'The first time I heard “{problem}”',
      text: 'Who was the first to tell you “{problem}”, what did you answer then, and what would you answer now?',
      needs: ['problem'],
      goals: ['clients'],
    },
    {
      hook: '{Pillar}: what it cost me',
      nounHook: 'What {topic} cost me',
      text: 'Which decision about {topic} cost you money, time or a client, and when did you notice?',
      kinds: ['money', 'risk'],
    },
    {
      hook: '{Pillar}: one minute, {moment}',
      text: 'What happened {moment} that says more about {topic} than any slide?',
      kinds: ['people', 'craft'],
    },
    {
      hook: '{Pillar}: what nobody told me',
      nounHook: 'Nobody told me this about {topic}',
      text: 'What did nobody tell you about {topic} before you began, and on which day did you find out?',
      goals: ['team', 'known'],
    },
    {
      hook: '{Pillar}: a sentence I still hear',
      text: 'Which sentence about {topic} did one of your clients say that you still hear, and what did you answer?',
      kinds: ['people'],
    },
    {
      hook: '{Pillar}: my worst hour',
      text: 'What was your worst hour to do with {topic}, where were you, and what got you through it?',
    },
    {
      hook: '{Pillar}: the smallest thing that went wrong',
      text: 'Think of {topic}: what is the smallest thing that ever went wrong for you, and what did it set off?',
      kinds: ['risk', 'craft'],
    },
    {
      hook: '{Pillar}: why somebody joined us',
      text: 'Who came to work with you because of your way with {topic}, and what was their reason?',
      goals: ['team'],
      onlyForGoals: true,
    },
    {
      hook: 'What happened after “{post}”',
      text: 'You wrote “{post}” {when}: what has happened since, to the people in it and to you?',
      needs: ['post'],
      takes: ['event'],
    },
    {
      hook: 'A line from my notes: “{note}”',
      text: 'You noted “{note}”: what had happened just before, and who said what?',
      needs: ['note'],
      takes: ['event'],
    },
  ],
  'Engagement-driven question': [
    {
      hook: '“{problem}”: what would you have done?',
      text: 'Tell the last case of “{problem}” up to the point where you had to decide, and stop there.',
      needs: ['problem'],
      goals: ['clients'],
    },
    {
      hook: '{Pillar}: which of the two?',
      text: 'Which choice about {topic} is on your desk now, with two answers that are both reasonable?',
      needsNoun: 'any',
      kinds: ['craft', 'money'],
    },
    {
      hook: '{Pillar}: what changed your mind?',
      nounHook: 'What changed your mind about {topic}?',
      text: 'What changed your own mind about {topic} this year, and what do you still not know?',
      goals: ['known'],
    },
    {
      hook: '{Pillar}: the message I have not answered',
      text: 'Which question about {topic} lies unanswered in your inbox, and what makes it hard?',
      kinds: ['people', 'money'],
    },
    {
      hook: '{Pillar}: what is your number?',
      text: 'Which number of your own about {topic} would you show so that others show theirs?',
      kinds: ['money', 'risk'],
    },
    {
      hook: '{Pillar}: normal for you, too?',
      text: 'What is normal about {topic} in your field (“{industry}”) and surprises everybody outside it?',
      needsNoun: 'single',
      needs: ['industry'],
    },
    {
      hook: '{Pillar}: would you have said no?',
      text: 'Which request to do with {topic} did you turn down, or wish you had, and what did it cost?',
      kinds: ['people', 'risk'],
    },
    {
      hook: '“{post}”: was there another way?',
      text: 'You wrote “{post}” {when}: what else could have been done, and who has told you so?',
      needs: ['post'],
      takes: ['event'],
      deedOf: 'author',
    },
    {
      hook: 'How would you have decided? “{note}”',
      text: 'Tell what you noted, “{note}”, up to the moment of decision: what else was possible?',
      needs: ['note'],
      takes: ['event'],
      deedOf: 'author',
    },
  ],
  'Thought leadership/opinion piece': [
    {
      hook: '{Pillar}: a line that I would defend',
      text: 'Which sentence about {topic} would you defend in a room full of colleagues, and which case is your proof?',
      goals: ['known'],
    },
    {
      hook: 'What is behind “{problem}”',
      text: 'What lay behind “{problem}” in the last case that you saw, how did you find out, and what had you thought before?',
      needs: ['problem'],
      goals: ['clients'],
    },
    {
      hook: '{Pillar}: a sentence I would take back',
      text: 'Which sentence about {topic} have you said to somebody that you would take back, and what has happened since?',
      kinds: ['people'],
    },
    {
      hook: '{Pillar}: advice I stopped giving',
      text: 'Which advice on {topic} did you give for years and then no longer, and after which case?',
      kinds: ['craft'],
    },
    {
      hook: '{Pillar}: what my field gets wrong',
      text: 'What does your field (“{industry}”) get wrong about {topic}, and where did you do so yourself?',
      needs: ['industry'],
      goals: ['known'],
    },
    {
      hook: 'My line in the sand: {pillar}',
      text: 'What will you not do when it comes to {topic}, and which job did that once cost you?',
      kinds: ['risk', 'money'],
    },
    {
      hook: '{Pillar}: the rule I would change',
      text: 'Which rule about {topic} would you change tomorrow if it were up to you, and who would object?',
      needsNoun: 'single',
      goals: ['teach', 'known'],
    },
    {
      hook: '“{post}”: how I see it today',
      text: 'You wrote “{post}” {when}: what did you conclude from it then, and what has put that to the test?',
      needs: ['post'],
      takes: ['claim', 'opinion'],
    },
    {
      hook: '“{note}”: the conclusion I do not draw',
      text: 'You noted “{note}”: what would most people conclude from it, and why is that too quick?',
      needs: ['note'],
      takes: ['event', 'claim'],
    },
  ],
  'Case study/success story': [
    {
      hook: 'From “{problem}” to a plan',
      text: 'Take somebody who came with “{problem}”: what was so on the first day, what at the end?',
      needs: ['problem'],
      goals: ['clients'],
    },
    {
      hook: '{Pillar}: one small change, two numbers',
      text: 'Think of {topic}: which small change can you count, and what was the figure before and after?',
      kinds: ['money'],
    },
    {
      hook: '{Pillar}: what failed first',
      text: 'Think of {topic}: which attempt failed before the one that worked, and how did you notice?',
      kinds: ['craft', 'risk'],
    },
    {
      hook: '{Pillar}: what I found, {moment}',
      text: 'What did you find {moment} to do with {topic}, what did you change, and what was said a week later?',
    },
    {
      hook: 'What a client taught me: {pillar}',
      nounHook: 'What a client taught me about {topic}',
      text: 'Which of your clients knew something about {topic} that you did not, and what do you do differently since?',
      kinds: ['people'],
    },
    {
      hook: '{Pillar}: before and after',
      text: 'Put {paper} from before your work on {topic} beside one from after it: which line has changed most?',
      kinds: ['money', 'craft'],
    },
    {
      hook: '{Pillar}: what hardly anybody noticed',
      text: 'Which day of the last months had to do with {topic} without anybody but you noticing, and what made it hard?',
      goals: ['known'],
    },
    {
      hook: '{Pillar}: the job that was nearly too big',
      text: 'Which job to do with {topic} was nearly too large for you (“{size}”), and on which day did that show?',
      needs: ['size'],
    },
    {
      hook: 'The case behind “{post}”',
      text: 'Which case was behind “{post}”, which you wrote {when}, and what did you leave out then?',
      needs: ['post'],
      takes: ['event', 'claim', 'opinion'],
    },
    {
      hook: 'What came of it: “{note}”',
      text: 'You noted “{note}”: what came of it in the end, and what did it cost or save?',
      needs: ['note'],
      takes: ['event'],
    },
  ],
};
