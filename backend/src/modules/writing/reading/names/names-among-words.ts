/**
 * What the list of the commonest English words holds of names: those of its words that the dictionary of the npm package dictionary-en
 * 4.0.0 (MIT AND BSD, of SCOWL) has with a capital alone. Without those that are words of French, Spanish or German as well (the
 * packages dictionary-fr, -es and -de say which), of three letters, and without days, months and peoples.
 */
export const NAMES_AMONG_WORDS: ReadonlySet<string> = new Set(
  `
  aaron abbott abby abner abraham acts adam adelaide adidas africa alan albania albany albert alberta albuquerque alec alex alexander
  alfred algeria alice alison allah allan allen amanda amelia america anaheim anderson andrea andrew andrews andy angela angus anna
  anne annie anthony antigua antonio apollo arab arabia arabic archie argentina ariel arlington armenia armstrong arnold arthur aruba
  ashley asia athens atlantic auckland audi austin australia austria avon azerbaijan bahrain baltimore bangladesh banks bannister
  barbados barbara barnes barry barton bates beatles beatrice beethoven beijing belarus belgium bennett benny benz berkeley bernard
  beth betty beverly billie blake blanche bolivia bonnie bosnia bradford bradley brazil brent bret brewster bridges brisbane britain
  britannica britney broadway bronx brooklyn brooks bruce brunswick brussels bryan buchanan bulgaria burke burlington burns burt
  burton cadillac caesar cain calgary california calvin cambodia cameron campbell cardiff caribbean carl carlo carlos carolina carolyn
  carroll carson casio cassie catherine cathy cayman celtic chambers chan chang chaplin charles charley chelsea chen chevrolet chevy
  chinatown chloe chris christianity christina christine christmas christopher chronicles chrysler chung cincinnati cinderella claire
  clarence clark clarke claus cleveland clinton cobb cohen cole coleman collins colombia columbia columbus compaq connecticut connie
  cora cornell craig croatia cuban curtis cynthia cyprus cyrus czech dakota dana daniel danny daphne darwin dave david davidson davis
  dayton debbie deborah delilah denmark dennis denver derek dexter disney dixie dolores donald donna donny donovan dooley dorothy doug
  dubai dudley durham dwight easter eddie edgar edith edmonton edward edwards egypt einstein elaine eleanor elizabeth ellis elvis
  emily eminem emma emmy epson eric erica erin ernest essex esther estonia ethel ethiopia eugene europe european ewing ezra feds felix
  ferrari ferris fields fiji finland finn fleming fletcher flowers floyd fowler france frances francis frankenstein fred frederick
  fuji fujitsu gabriel gail gareth garfield garth gary gates geneva george georgia gerald german germany gibson gideon glenn goldie
  gordon gothic graves greece greek greg gregory guam gunther hamilton hanna harley harold harriet harris harrison hartford harvey
  hastings havana hawkins hayes hearst hebrew helen heller henderson herbert hercules herman hewlett hicks hilary hilton hispanic
  hitachi hitler holden holmes holt hong honolulu hopkins horace houston howard hudson hugh hughes hugo hungary hurley hyde hyundai
  iceland idaho independence india indonesia iowa iraq iraqi ireland isaac isabel islamic italy jackie jackson jacksonville jacob jake
  jamaica james jamie janet jason jeff jefferson jeffrey jenna jennifer jeremy jerry jess jesse jessica jesus jill joan jobs joel
  johnnie johnson jonathan jones jose josephine joshua josie joyce judges judith judy julia julie juliet julius justin kane karen karl
  kate katherine kathy katie katrina kazakhstan keith kelly kennedy kenneth kenny kenya kerry kevin kingston kirby kirk knox kodak
  kong korean kruger kyle lambert langley larry latvia laura lauren lawrence lebanon leeds leon leonard leslie lewis lexington lexus
  lilly lincoln lindsay lionel lisa lithuania lizzie lloyd logan lopez louie louise louisville lucas lucia lucille lucy luther
  luxembourg lynn macedonia macintosh mack madagascar madeline madonna maggie maine malawi manitoba marcus margaret marie marilyn
  mario marion maris marks marriott martha martinez mary masters matthew maui mazda mediterranean melbourne melissa mercedes metallica
  mexico miami michael michelle michigan microsoft midwest mildred miles mills milo milton milwaukee ming minneapolis minnesota
  minolta miriam missouri missy mitch mitchell mitsubishi monica monroe montana montgomery moore morgan morris moscow moses motorola
  mozambique mozart muhammad mulder munich murphy murray myanmar myers nancy naomi nash nashville nathan neal neil netherlands
  netscape newcastle newfoundland newport niagara nicholas nicole nike nikon nintendo nissan nixon noah nokia norfolk norman norton
  norway nottingham numbers oakland oklahoma oliver olivia olympic olympics olympus omaha oman ontario ottawa otto owen pablo packard
  palestine panasonic parker parks patricia patrick paul peggy penn pentium perry perth pete peters peterson phil philip philippines
  philips phillips phyllis picasso pittsburgh pokemon poland polly pontiac porsche powell powers prague princeton qatar queens quincy
  rachel raleigh ralph randall raymond reagan realtor reed rembrandt reunion reuters reynolds rhode rhodes richardson richmond riley
  rivers roberts robinson rochester rodney rogers roland romania rome ronald roosevelt rory ross rufus russ russell russia ruth rwanda
  ryan saddam salem sammy samoa samson samsung samuel sanders sandra santos sara sarah saskatchewan saunders savannah schultz scotia
  scotland scott sellers seth shakespeare shannon sharon shaw shawn sheffield shelley shelly sherlock shields shirley sidney simmons
  simon simpson singapore singh skinner skype slater sloan slovakia slovenia solomon sony sophia spain sparks spears springfield
  stanley states steele stella stephanie stephen steve steven stevens stewart stuart sullivan susan suzanne suzuki sweden swiss
  switzerland sylvia syria talbot tammy tampa tanzania taylor thai thomas thompson thomson tiffany tobago toby todd tokyo toledo
  toshiba toyota tracy travis truman tucson tunisia tyler utah uzbekistan valium vanessa vegas venice verizon vermont vernon vienna
  villas vincent virgil volkswagen wales wallace walls walsh walt walter wang warner watson watts wayne webster weeks wells wesley
  wheeler whitney wichita wikipedia william willie wilson windsor winston wisconsin wong wyoming yale yamaha yemen yukon zambia
  zealand zeus zimbabwe
  `
    .trim()
    .split(/\s+/u),
);
