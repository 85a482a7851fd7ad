import type { TradeWords } from './trade-words.js';

export const TRADES_EN: TradeWords = {
  finance: {
    moments: 'in the last board meeting | at the last month-end',
    papers: 'a cash forecast | a bank statement | a board deck',
    figures:
      'the cash balance on payday | the days until a customer pays | the margin of the smallest product',
    mistakes:
      'invoices go out weeks after the work is done | a price is copied from a competitor | the forecast is made to please the board',
    people:
      'a founder on the eve of payday | a banker who wants one more figure | a head of sales who promised a discount',
  },
  tax: {
    moments: 'at the last year-end meeting | in the last audit',
    papers: 'a tax assessment | a receipt | an invoice',
    figures:
      'the tax due in the worst month | the number of receipts without a note | the share put aside from each invoice',
    mistakes:
      'the money for the tax bill is spent by December | a receipt lies in the glove box until March | a deadline is found on the day after it',
    people:
      'an inspector at the door | an owner with a letter that nobody dared to open | a bookkeeper who found it first',
  },
  law: {
    moments: 'at the last hearing | in the last round of negotiation',
    papers: 'a contract | a warning letter | a settlement',
    figures:
      'the cost of one badly written line | the days left before a deadline | the sum that both sides could live with',
    mistakes:
      'a letter is sent in anger | a contract is copied from the internet | nobody writes down what was agreed on the phone',
    people:
      'a client who has already signed | a judge who asks one short question | opposing counsel on the phone',
  },
  recruiting: {
    moments: 'in the last interview | on the last reference call',
    papers: 'a job ad | a CV | an offer letter',
    figures:
      'the days from the first call to the signature | the number of applicants without an answer | the gap between offer and wish',
    mistakes:
      'a job ad lists fourteen requirements | a good candidate waits two weeks for an answer | a reference is never called',
    people:
      'a candidate who turned the offer down | a manager who wants a copy of the last one | a newcomer on the first day',
  },
  coaching: {
    moments: 'in the last session | in the last workshop',
    papers: 'a full calendar | a feedback form | a page of your notes',
    figures:
      'the hours of meetings in one week | the number of people who report to one person | the minutes until the real subject was named',
    mistakes:
      'the boss answers before the question is finished | a conflict is settled by moving a desk | feedback is saved for the yearly talk',
    people:
      'a manager in the first hundred days | a deputy who was passed over | a director whom nobody contradicts',
  },
  making: {
    moments: 'on the last walk through the hall | at the last shift handover',
    papers: 'a shift log | a work order | a delivery note',
    figures:
      'the changeover time on the slowest machine | the scrap of one week | the hours that a machine waits for a part',
    mistakes:
      'a sensor is bridged so that the line keeps running | stock is counted twice and found once | the plan is changed after the shift has begun',
    people:
      'an operator who knows a trick | a shift leader at ten to six | a buyer who has saved two cents a piece',
  },
  transport: {
    moments: 'with the last load | at the last gate check',
    papers: 'a consignment note | a temperature log | a delivery slot',
    figures:
      'the minutes that a driver waits at the gate | the empty miles of one week | the temperature in the warmest corner of a load',
    mistakes:
      'a slot is booked for a truck that is still loading | the doors stay open during the paperwork | damage is signed for unseen',
    people:
      'a driver who has waited four hours | a dispatcher on a Friday afternoon | a receiver who rejects half a load',
  },
  building: {
    moments: 'on the last site visit | at the last handover',
    papers: 'a quote | a site diary | a drawing',
    figures:
      'the days that one trade waits for another | the sum of the change orders | the price of the cheapest quote',
    mistakes:
      'the painter waits for the electrician | a wall is moved after the order | a quote leaves out the scaffold',
    people:
      'a client who changes the drawing on site | a craftsman who says that it will not hold | a neighbour with a camera',
  },
  tech: {
    moments: 'in the last incident | in the last release',
    papers: 'a ticket | a commit message | an incident report',
    figures:
      'the minutes until somebody noticed the outage | the age of the oldest open ticket | the monthly bill for servers that nobody uses',
    mistakes:
      'a release goes out on a Friday afternoon | a test is switched off to make it green | the one person who knows the script is on holiday',
    people:
      'a developer who inherits the code | a customer who found it before you | a product manager with a date',
  },
  security: {
    moments: 'in the last exercise | in the last incident',
    papers: 'a phishing mail | an access list | an incident log',
    figures:
      'the minutes until somebody called for help | the share who opened the false invoice | the age of the last backup that was tested',
    mistakes:
      'the password of the server hangs on a note | a former colleague still has access | the backup has never been restored',
    people:
      'a director who clicked first | an accountant with a strange invoice | a technician who was not believed',
  },
  ux: {
    moments: 'in the last user test | in the last review',
    papers: 'a form | a wireframe | an error message',
    figures:
      'the number of fields that nobody reads | the share who give up on one page | the seconds until somebody finds the button',
    mistakes:
      'a field is mandatory and nobody knows why | a button looks like a heading | the user test is planned for after the launch',
    people:
      'a test person who blames herself | a product owner who loves the old form | a developer who asks what for',
  },
  creative: {
    moments: 'in the last review | in the last pitch',
    papers: 'a briefing | a draft with comments | a campaign report',
    figures:
      'the number of rounds until the yes | the cost of one enquiry | the share of the budget that nobody asked about',
    mistakes:
      'a slogan is decided by nine people | the logo grows with every round | the briefing arrives after the first draft',
    people:
      'a client who wants it bolder and safer | a founder who writes the copy at night | a printer on the phone',
  },
  health: {
    moments: 'on the last shift | in the last consultation',
    papers: 'a handover note | a lab report | a rota',
    figures:
      'the minutes that one case really takes | the number of calls before somebody came | the shifts without a break in one month',
    mistakes:
      'a symptom is looked up instead of shown | a handover is given in the corridor | the call comes a day too late',
    people:
      'somebody who apologises for calling | a colleague at the end of a double shift | a relative with a printed page',
  },
  food: {
    moments: 'on the last busy Saturday | on the last early shift',
    papers: 'an order slip | a rota | a supplier’s invoice',
    figures: 'the trays left at closing time | the price of the flour | the share of wages in one Saturday',
    mistakes:
      'the new one is trained during the rush | a recipe lives in one head | a supplier’s new price is noticed a month later',
    people:
      'a regular who orders without a word | a supplier who raises the price by text message | an apprentice at four in the morning',
  },
  selling: {
    moments: 'in the last sales call | in the last talk about a price',
    papers: 'an offer | a price list | a complaint',
    figures:
      'the number of offers without an answer | the discount of the last deal | the days from the first call to the yes',
    mistakes:
      'the discount is given before anybody asks | an offer is sent and nobody calls | the person in the meeting has no budget',
    people:
      'a buyer who only asks about the price | a customer who came back | a competitor at the next table',
  },
  other: {
    moments: '',
    papers: '',
    figures: '',
    mistakes: '',
    people: '',
  },
};
