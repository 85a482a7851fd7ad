import type { PromptFrames } from './prompt-frame.js';

export const FRAMES_EN: PromptFrames = {
  'Educational how-to post': [
    {
      hook: '{Pillar}: where I look first',
      text: 'Where did you look first {moment}, when it came to {topic}, and what did that one look tell you? Leave the theory out.',
      kinds: ['craft', 'risk'],
    },
    {
      hook: '{Pillar}: explained in under a minute',
      nounHook: 'How I explain {topic} in under a minute',
      text: 'How did you last explain {topic} to somebody who had never heard of it, and which comparison worked? Use your own words.',
      goals: ['teach'],
    },
    {
      hook: '“{problem}”: what I do first',
      text: 'The last time somebody told you “{problem}”: what did you do first, second and third? Tell it in order.',
      needs: ['problem'],
      goals: ['clients', 'teach'],
    },
    {
      hook: '{Pillar}: the step that is left out',
      text: 'When it comes to {topic}, which step do {people} leave out, and where did you last see what that costs? Figures as they were.',
      needs: ['people'],
      goals: ['clients'],
    },
    {
      hook: '{Pillar}: the question I ask first',
      text: 'Which question about {topic} do you ask first, and which answer once made you change the plan? Quote both.',
      kinds: ['people', 'craft'],
    },
    {
      hook: '{Pillar}: what {paper} tells me',
      text: 'Take {paper} from this year and read it with {topic} in mind: which line would you circle, and why? Change the names.',
      kinds: ['money', 'risk'],
    },
    {
      hook: '{Pillar}: what comes first today',
      text: 'What do you do first today when it comes to {topic} that you once did last, and which case turned it round? Three steps will do.',
      goals: ['teach', 'known'],
    },
    {
      hook: '{Pillar}: what I look up every time',
      text: 'What do you still look up when it comes to {topic}, where, and what happened the one time you did not? Name the source.',
      kinds: ['risk'],
    },
    {
      hook: 'What a new colleague learns first: {pillar}',
      text: 'What does somebody who starts with you learn about {topic} in the first week, and who shows it to them? Describe one morning.',
      goals: ['team'],
      onlyForGoals: true,
    },
    {
      hook: '“{post}”: how I do it today',
      text: 'You wrote “{post}” {when}: what have you changed since then in the way you work, and what have you kept? Only what you tried.',
      needs: ['post'],
      needsEvent: true,
    },
    {
      hook: '“{note}”: what I check since',
      text: 'You noted “{note}”: what do you check since then that you did not check before? One habit, one reason.',
      needs: ['note'],
      needsEvent: true,
    },
  ],
  'Listicle with a hook': [
    {
      hook: '{Pillar}: 3 sentences I no longer say',
      nounHook: '3 sentences about {topic} that I no longer say',
      text: 'Which three sentences about {topic} did you say a few years ago, and who or what talked you out of each? One line each.',
      kinds: ['people', 'craft'],
    },
    {
      hook: '{Pillar}: 3 moments from my calendar',
      text: 'Open your calendar and go back four weeks: which three entries had to do with {topic}, and how did each end? Small ones count.',
    },
    {
      hook: '“{problem}”: 3 questions I ask back',
      text: 'Which three questions do you ask when you hear “{problem}”, and what was the least expected answer? Quote it.',
      needs: ['problem'],
      goals: ['clients'],
    },
    {
      hook: '{Pillar}: 3 numbers I know by heart',
      text: 'Which three numbers of your own do you know by heart about {topic}, and when did one of them last move? Figures as they were.',
      kinds: ['money', 'risk'],
    },
    {
      hook: 'What I keep, drop and try: {pillar}',
      text: 'Think of {topic} and sort your last half-year into what you keep, what you dropped and what you try next. Add what decided each.',
    },
    {
      hook: '{Pillar}: 3 questions that I am asked',
      text: 'Which three questions about {topic} did {people} put to you this year, word for word? Answer the hardest one.',
      needs: ['people'],
      goals: ['clients', 'teach'],
    },
    {
      hook: '{Pillar}: what I take along, what I leave behind',
      text: 'With {topic} in mind: what did you take along {moment}, what did you leave behind, and which item has a story? Five items at most.',
      kinds: ['craft'],
    },
    {
      hook: '{Pillar}: 3 people who taught me',
      text: 'Which three people taught you something about {topic}, where did you meet them, and what do you still do their way? Ask before you name them.',
      kinds: ['people'],
    },
    {
      hook: '“{post}”: 3 replies I remember',
      text: 'You wrote “{post}” {when}: which three replies did it bring, in public or in private? Quote them, without names.',
      needs: ['post'],
    },
  ],
  'First-person anecdote': [
    {
      hook: '{Pillar}: I was wrong about this',
      nounHook: 'I was wrong about {topic}',
      text: 'What did you believe about {topic} until a person or a figure proved you wrong, and where were you then? Begin with the place.',
      goals: ['known'],
    },
    {
      hook: 'The first time I heard “{problem}”',
      text: 'Who was the first to tell you “{problem}”, what did you answer then, and what would you answer now? Word for word.',
      needs: ['problem'],
      goals: ['clients'],
    },
    {
      hook: '{Pillar}: what it cost me',
      nounHook: 'What {topic} cost me',
      text: 'Which decision about {topic} cost you money, time or a client, and when did you notice? Be exact about the cost.',
      kinds: ['money', 'risk'],
    },
    {
      hook: '{Pillar}: one minute, {moment}',
      text: 'What happened {moment} that says more about {topic} than any slide? No lesson needed.',
      kinds: ['people', 'craft'],
    },
    {
      hook: '{Pillar}: what nobody told me',
      nounHook: 'Nobody told me this about {topic}',
      text: 'What did nobody tell you about {topic} before you began, and on which day did you find out? Begin with that day.',
      goals: ['team', 'known'],
    },
    {
      hook: '{Pillar}: a sentence I still hear',
      text: 'Which sentence about {topic} did one of your clients say that you still hear, and what did you answer? Use the exact words.',
      kinds: ['people'],
    },
    {
      hook: '{Pillar}: my worst hour',
      text: 'What was your worst hour to do with {topic}, where were you, and what got you through it? Begin with the room.',
    },
    {
      hook: '{Pillar}: the smallest thing that went wrong',
      text: 'Think of {topic}: what is the smallest thing that ever went wrong for you, and what did it set off? Tell the whole chain.',
      kinds: ['risk', 'craft'],
    },
    {
      hook: '{Pillar}: why somebody joined us',
      text: 'Who came to work with you because of your way with {topic}, and what was their reason? Ask them first.',
      goals: ['team'],
      onlyForGoals: true,
    },
    {
      hook: 'What happened after “{post}”',
      text: 'You wrote “{post}” {when}: what has happened since, to the people in it and to you? Start with today.',
      needs: ['post'],
      needsEvent: true,
    },
    {
      hook: 'A line from my notes: “{note}”',
      text: 'You noted “{note}”: what had happened just before, and who said what? One scene is enough.',
      needs: ['note'],
      needsEvent: true,
    },
  ],
  'Engagement-driven question': [
    {
      hook: '“{problem}”: what would you have done?',
      text: 'Tell the last case of “{problem}” up to the point where you had to decide, and stop there. Then ask.',
      needs: ['problem'],
      goals: ['clients'],
    },
    {
      hook: '{Pillar}: which of the two?',
      text: 'Which choice about {topic} is on your desk now, with two answers that are both reasonable? Say which way you lean.',
      needsNoun: 'any',
      kinds: ['craft', 'money'],
    },
    {
      hook: '{Pillar}: what changed your mind?',
      nounHook: 'What changed your mind about {topic}?',
      text: 'What changed your own mind about {topic} this year, and what do you still not know? Answer before you ask.',
      goals: ['known'],
    },
    {
      hook: '{Pillar}: the message I have not answered',
      text: 'Which question about {topic} lies unanswered in your inbox, and what makes it hard? Quote it, without the name.',
      kinds: ['people', 'money'],
    },
    {
      hook: '{Pillar}: what is your number?',
      text: 'Which number of your own about {topic} would you show so that others show theirs? Yours first, then ask.',
      kinds: ['money', 'risk'],
    },
    {
      hook: '{Pillar}: normal for you, too?',
      text: 'What is normal about {topic} in your field (“{industry}”) and surprises everybody outside it? Describe the last surprised face.',
      needsNoun: 'single',
      needs: ['industry'],
    },
    {
      hook: '{Pillar}: would you have said no?',
      text: 'Which request to do with {topic} did you turn down, or wish you had, and what did it cost? Tell both sides.',
      kinds: ['people', 'risk'],
    },
    {
      hook: '“{post}”: was there another way?',
      text: 'You wrote “{post}” {when}: what else could have been done, and who has told you so? Ask after your answer.',
      needs: ['post'],
      needsEvent: true,
    },
    {
      hook: 'How would you have decided? “{note}”',
      text: 'Tell what you noted, “{note}”, up to the moment of decision: what else was possible? Ask before you tell.',
      needs: ['note'],
      needsEvent: true,
    },
  ],
  'Thought leadership/opinion piece': [
    {
      hook: '{Pillar}: a line that I would defend',
      text: 'Which sentence about {topic} would you defend in a room full of colleagues, and which case is your proof? Name the best objection.',
      goals: ['known'],
    },
    {
      hook: 'What is behind “{problem}”',
      text: 'What lay behind “{problem}” in the last case that you saw, how did you find out, and what had you thought before? Be fair.',
      needs: ['problem'],
      goals: ['clients'],
    },
    {
      hook: '{Pillar}: a sentence I would take back',
      text: 'Which sentence about {topic} have you said to somebody that you would take back, and what has happened since? Quote it as it was.',
      kinds: ['people'],
    },
    {
      hook: '{Pillar}: advice I stopped giving',
      text: 'Which advice on {topic} did you give for years and then no longer, and after which case? Admit where it holds.',
      kinds: ['craft'],
    },
    {
      hook: '{Pillar}: what my field gets wrong',
      text: 'What does your field (“{industry}”) get wrong about {topic}, and where did you do so yourself? Your own case first.',
      needs: ['industry'],
      goals: ['known'],
    },
    {
      hook: 'My line in the sand: {pillar}',
      text: 'What will you not do when it comes to {topic}, and which job did that once cost you? Say whether you regret it.',
      kinds: ['risk', 'money'],
    },
    {
      hook: '{Pillar}: the rule I would change',
      text: 'Which rule about {topic} would you change tomorrow if it were up to you, and who would object? Quote the rule.',
      needsNoun: 'single',
      goals: ['teach', 'known'],
    },
    {
      hook: '“{post}”: how I see it today',
      text: 'You wrote “{post}” {when}: what did you conclude from it then, and what has put that to the test? Say what you would change.',
      needs: ['post'],
    },
    {
      hook: '“{note}”: the conclusion I do not draw',
      text: 'You noted “{note}”: what would most people conclude from it, and why is that too quick? Name what they miss.',
      needs: ['note'],
    },
  ],
  'Case study/success story': [
    {
      hook: 'From “{problem}” to a plan',
      text: 'Take the client who came with “{problem}”: what was so on the first day, what at the end? Figures as they were.',
      needs: ['problem'],
      goals: ['clients'],
    },
    {
      hook: '{Pillar}: one small change, two numbers',
      text: 'Think of {topic}: which small change can you count, and what was the figure before and after? Two numbers, no adjectives.',
      kinds: ['money'],
    },
    {
      hook: '{Pillar}: what failed first',
      text: 'Think of {topic}: which attempt failed before the one that worked, and how did you notice? Begin with the failure.',
      kinds: ['craft', 'risk'],
    },
    {
      hook: '{Pillar}: what I found, {moment}',
      text: 'What did you find {moment} to do with {topic}, what did you change, and what was said a week later? Names can stay out.',
    },
    {
      hook: 'What a client taught me: {pillar}',
      nounHook: 'What a client taught me about {topic}',
      text: 'Which of your clients knew something about {topic} that you did not, and what do you do differently since? Thank them.',
      kinds: ['people'],
    },
    {
      hook: '{Pillar}: before and after',
      text: 'Put {paper} from before your work on {topic} beside one from after it: which line has changed most? Change the names.',
      kinds: ['money', 'craft'],
    },
    {
      hook: '{Pillar}: what hardly anybody noticed',
      text: 'Which day of the last months had to do with {topic} without anybody but you noticing, and what made it hard? Begin with the hour.',
      goals: ['known'],
    },
    {
      hook: '{Pillar}: the job that was nearly too big',
      text: 'Which job to do with {topic} was large for “{size}”, and on which day did that show? Begin with that day.',
      needs: ['size'],
    },
    {
      hook: 'The case behind “{post}”',
      text: 'Which case was behind “{post}”, which you wrote {when}, and what did you leave out then? Keep private what must be.',
      needs: ['post'],
    },
    {
      hook: 'What came of it: “{note}”',
      text: 'You noted “{note}”: what came of it in the end, and what did it cost or save? Figures as they were.',
      needs: ['note'],
      needsEvent: true,
    },
  ],
};
