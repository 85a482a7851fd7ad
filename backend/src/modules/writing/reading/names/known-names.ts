import { wordSet } from '../words/word-patterns.js';

/**
 * Given names that are common in English, German, French and Spanish (statistics offices' lists of the last sixty years, their
 * heads), without those that are also words at the head of a sentence ("Will", "Grace", "Ernst", "Pierre", "Pilar"). They are how a
 * person is recognised where a capital letter says nothing: in German, and where a sentence begins.
 */
export const GIVEN_NAMES = wordSet(`
  Douglas Doris Jannes Tamme Henrike Enno Hauke Fiete Kai Lars Ole Torben Yannick Bilal Yusuf Kemal Elif Zeynep Goran Milan
  Nolwenn Yvonne Solène Gaël Erwan Loïc Tanguy Mathis Josiane Bastien Maëlle Denise Terry Rubén Inés Marisa
  Sarah Sara Emma Olivia Sophia Sophie Emily Jessica Jennifer Amanda Ashley Megan Rachel Rebecca Laura Lauren Hannah Samantha Elizabeth
  Katherine Catherine Karen Susan Lisa Linda Nancy Sandra Donna Michelle Amy Angela Melissa Kimberly Stephanie Nicole Heather Julie
  Julia Anna Anne Maria Mary Patricia Barbara Margaret Dorothy Deborah Priya Aisha Fatima Mei Yuki Chloe Zoe Lucy Lily Ella Mia Charlotte
  James John Robert Michael William David Richard Joseph Thomas Charles Christopher Daniel Matthew Anthony Donald Steven Stephen
  Andrew Paul Joshua Kenneth Kevin Brian George Timothy Ronald Edward Jason Jeffrey Ryan Jacob Gary Nicholas Eric Jonathan Larry
  Justin Scott Brandon Benjamin Samuel Gregory Alexander Raymond Patrick Dennis Jerry Tyler Aaron Jose Adam Nathan Henry Peter
  Kyle Noah Ethan Liam Oliver Lucas Mohammed Ahmed Raj Wei Tom Tim Ben Sam Dan Mike Dave Steve Joe Jim Bob Alex Chris Matt Nick Jake
  Anja Katrin Kathrin Claudia Susanne Sabine Petra Monika Andrea Stefanie Christina Katharina Franziska Johanna Lena Lea Leonie Marie
  Birgit Heike Silke Ute Ulrike Renate Ingrid Gisela Nadine Melanie Tanja Simone Kerstin Martina Nina Jana Miriam Carolin Svenja
  Stefan Michael Andreas Thomas Markus Christian Martin Matthias Tobias Sebastian Florian Jan Jens Jörg Jürgen Uwe Klaus Hans Günter
  Wolfgang Dieter Manfred Bernd Holger Dirk Ralf Frank Sven Torsten Thorsten Lukas Jonas Felix Maximilian Moritz Philipp Niklas
  Leon Finn Mehmet Murat Ayşe Fatma Emre Cem Heinz Helmut Karl Horst Rainer Oliver Carsten Karsten Volker
  Nathalie Isabelle Sylvie Catherine Martine Françoise Monique Valérie Véronique Sandrine Céline Aurélie Émilie Camille Léa Manon Chloé
  Inès Juliette Élodie Mathilde Hélène Florence Delphine Virginie Caroline Agnès Brigitte Nicolas Philippe Alain Bernard Christophe
  Laurent Frédéric Julien Sébastien Thierry Olivier François Éric Stéphane Pascal Antoine Guillaume Maxime Hugo Théo Mathieu Benoît
  Jérôme Vincent Gérard Jacques Michel Yves Karim Mehdi Rachid Nadia Samira
  Carmen Ana Isabel Laura Cristina Marta Lucía Paula Elena Raquel Silvia Patricia Teresa Beatriz Alba Irene Nuria Rocío Sofía Valentina
  Camila Gabriela Daniela Mariana Antonio José Manuel Francisco Juan Javier Carlos Miguel Alejandro Rafael Pablo Sergio Fernando
  Jorge Luis Alberto Álvaro Diego Adrián Raúl Enrique Ramón Vicente Andrés Joaquín Ignacio Mateo Iker Gonzalo Rodrigo`);

/** Places and firms that a text may name out of the blue; recognised where a capital letter says nothing. */
export const KNOWN_PLACES = wordSet(`
  Berlin Hamburg München Köln Frankfurt Stuttgart Düsseldorf Dortmund Leipzig Dresden Hannover Nürnberg Bremen Bonn Münster Karlsruhe Mannheim
  Augsburg Wiesbaden Freiburg Mainz Kiel Lübeck Rostock Potsdam Heidelberg Wien Graz Linz Salzburg Innsbruck Zürich Basel Bern Genf
  Luzern Paris London Madrid Barcelona Rom Mailand Amsterdam Brüssel Warschau Prag Kopenhagen Stockholm Dublin Lissabon Chicago Boston
  Deutschland Österreich Schweiz Frankreich Spanien Italien Niederlande Polen Dänemark Schweden England USA China Indien Japan Europa
  Siemens Bosch SAP BMW Daimler Mercedes Volkswagen Allianz Lufthansa Telekom Amazon Microsoft Apple Tesla Meta McKinsey Deloitte
  Harvard Stanford Gartner Forbes Bertelsmann Otto Zalando Lidl Aldi Rewe Edeka IKEA`);

/** Capitalised words that name nobody whose source matters: tools, languages, ways of address. */
export const COMMON_CAPITALS = wordSet(`
  I I'm I'd I've I'll LinkedIn Excel PowerPoint Zoom Slack WhatsApp Gmail Outlook Instagram Facebook YouTube Google ChatGPT Word Teams PDF
  English German French Spanish Italian American British European Europe Christmas Easter Ramadan Thanksgiving Internet Web
  Mr Mrs Ms Dr Prof Sir God Dear Hi Hello OK Okay Mom Dad Mum CEO CFO CTO COO HR IT AI UX UI B2B SaaS KPI ROI VAT
  Bonjour Madame Monsieur Mme M État Noël Pâques Toussaint Internet Excel Europe Français Françaises France
  Navidad Semana Santa Internet Estado Hacienda España Europa Sr Sra Don Doña`);
