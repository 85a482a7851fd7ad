/**
 * English words that say how something is said, not what about: pronouns, articles, prepositions, conjunctions, auxiliary and light verbs,
 * adverbs of degree, time and place, particles, number words, greetings and fillers, each with its contractions and with the same
 * written without an apostrophe. In small letters, with straight apostrophes. Longer than the stop words of an analysis, and apart from
 * them: the counts of the reference population are made with exactly this list.
 */
export const ENGLISH_FUNCTION_WORDS = `
  a an the this that these those such same other another others else each every either neither both all any some no none half i me
  my mine myself you your yours yourself yourselves u ur ye y'all yall he him his himself she her hers herself it its itself we us
  our ours ourselves they them their theirs themselves one ones oneself who whom whose which what whatever whichever whoever someone
  somebody something anyone anybody anything everyone everybody everything no-one nobody nothing lot lots bit bits kind sort type
  plenty few fewer fewest several many much more most less least little enough be am is are was were been being isn't aren't wasn't
  weren't isnt arent wasnt werent ain't aint i'm im you're youre he's hes she's it's that's thats there's theres here's heres what's
  whats who's whos where's how's when's why's let's lets we're they're theyre have has had having haven't hasn't hadn't havent hasnt
  hadnt i've ive you've youve we've weve they've theyve who've would've could've should've might've must've i'd you'd he'd she'd
  it'd we'd they'd that'd there'd who'd do does did done doing don't doesn't didn't dont doesnt didnt will would shall should can
  could may might must ought cannot can't won't wouldn't shan't shouldn't couldn't mightn't mustn't needn't cant wont wouldnt
  shouldnt couldnt gonna wanna gotta i'll you'll he'll she'll it'll we'll they'll that'll there'll youll theyll itll need needs
  needed dare seem seems seemed suppose supposed guess like reckon about above across after against along alongside amid among
  amongst around as at away back before behind below beneath beside besides between beyond by despite down during except for from in
  inside into near of off on onto opposite out outside over past per round since than through throughout till til to toward towards
  under underneath unlike until unto up upon via with within without and but or nor so yet because cos cause 'cause if unless
  although though tho even whether while whilst whereas wherein whereby when whenever where wherever why how however therefore thus
  hence moreover furthermore nevertheless nonetheless otherwise instead meanwhile accordingly consequently anyway anyhow still also
  too plus lest provided not never ever n't nope nah yes yeah yep yup aye ok okay very really quite rather pretty fairly just only
  almost nearly hardly barely scarcely merely simply exactly precisely completely totally entirely fully utterly absolutely
  perfectly extremely incredibly truly particularly especially mostly mainly largely partly slightly somewhat roughly approximately
  probably possibly perhaps maybe certainly definitely surely clearly obviously apparently evidently presumably supposedly seemingly
  actually literally basically honestly frankly seriously generally usually normally typically often frequently sometimes
  occasionally rarely seldom always constantly forever again once twice thrice already now then soon lately recently currently ago
  immediately suddenly eventually first firstly second secondly third thirdly last lastly next previously afterwards here there
  everywhere nowhere somewhere anywhere elsewhere indeed naturally luckily fortunately unfortunately sadly hopefully interestingly
  importantly admittedly specifically essentially ultimately initially originally sorry please thanks thank cheers hello hi hey dear
  welcome congratulations oh ah ha haha lol tbh btw imo imho fyi etc eg ie vs e.g i.e wee grand kindly regards hm hmm er um ugh wow
  oops alas
`;

/** Kept too, as everybody needs them whatever the subject: light verbs, plain adjectives, words for time and number. */
export const ENGLISH_LIGHT_WORDS = `
  thing things people person folk folks guys lads way ways point reason case part rest whole couple used going get gets got gotten
  getting make makes made making take takes took taken taking give gives gave given giving go goes went gone come comes came coming
  put puts putting keep keeps kept keeping let letting say says said saying tell tells told telling ask asks asked asking know knows
  knew known knowing think thinks thought thinking see sees saw seen seeing look looks looked looking find finds found finding want
  wants wanted wanting feel feels felt feeling become becomes became mean means meant try tries tried trying use uses using turn
  turns turned turning start starts started starting stop stops stopped stopping happen happens happened bring brings brought hold
  holds held leave leaves left leaving show shows showed shown believe believes believed wonder wondered wish hope hoped hoping
  likes liked love loves loved hate hates hated bet expect expected remember remembered forget forgot learn learned learnt
  understand understood well personally later early earlier late today tonight tomorrow yesterday finally together apart alone
  quickly slowly quietly gently carefully properly badly better best worse worst far long longer short high low big bigger biggest
  small smaller great good bad nice fine lovely new old young own right wrong true real sure certain clear different similar
  important able possible impossible likely unlikely hard easy simple ready happy sad afraid glad proud grateful full empty zero two
  three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty hundred hundreds thousand thousands dozen
  million time times day days week weeks month months year years hour hours minute minutes moment moments morning afternoon evening
  night monday tuesday wednesday thursday friday saturday sunday mr mrs ms dr
`;
