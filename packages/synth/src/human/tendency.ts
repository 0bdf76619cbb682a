import type { Emotion } from "./emotion.ts";

/** What an action does to the events that may follow. */
export interface Tendency {
  readonly token: string;
  /** What completes "I'll …". */
  readonly ahead: string;
  /** What completes "I …", in the past tense. */
  readonly done: string;
  /** Moves the ends of prospects and the choice of events: −1 for the worse … 1 for the better. */
  readonly tilt: number;
}

/**
 * What emotions move people to do, one action a line: token, tilt in tenths, phrase. A word pair `ring~rang` is the verb's form
 * ahead and in the past.
 */
const sources: Readonly<Record<string, string>> = {
  approach: `
    share_the_news 2: ring~rang {friend} [with the news|to tell the story|and shout~shouted it down the line]
    celebrate 1: buy~bought [a cake|good bread|two candles] and celebrate~celebrated [with {friend}|at home|in the <room>]
    keep_going 3: carry~carried on [with new energy|while it lasts~lasted|right where I was]
    plan_the_next_step 4: sketch~sketched the next step [on paper|on an envelope|in my notebook]
    treat_others 2: cook~cooked <meal> for [everyone|{friend}|the neighbours]
    take_it_in 0: sit~sat down [in the sun|by the window|with <drink>|on the stairs] [and let it sink in|for a while]
    write_it_down 1: put it in [my diary|a letter to {friend}|my notebook], every detail`,
  prepare: `
    make_a_list 4: make~made a list of [every step|what is~was needed|all open points]
    rehearse 4: practise~practised [in front of the mirror|aloud|with {friend}] [twice|for an hour|until it works~worked]
    ask_around 3: ask~asked [{friend}|two people who know|around] how they managed it
    set_a_date 3: put a [date|time] in the calendar and stick~stuck to it
    lay_things_out 2: lay~laid out [papers|clothes|all I need~needed] [the night before|on the bed|by the door]
    save_strength 1: go~went to bed [early|at nine|without a screen]
    picture_it 2: picture~pictured how [it works|it ends well|I walk in], [step by step|eyes closed]`,
  protect: `
    seek_reassurance 2: ask~asked {friend} [to stay on the line|for a calm word|what they think]
    make_a_fallback 4: work~worked out a plan B [with {friend}|on paper|step by step]
    read_up 3: read up on [the rules|how it goes|what others do] [before bed|for an hour|at the library]
    put_it_off -3: put it off [until {weekday}|once more|and clean~cleaned the <room>]
    check_again 1: check~checked everything [again|twice|from the start]
    breathe 1: walk~walked round the block [breathing slowly|counting lamps|until my hands are~were warm]
    hide_away -2: pull~pulled the curtains and hide~hid [with <drink>|in the <room>|for the evening]
    say_it_aloud 3: tell~told {friend} [how scared I am~was|the whole of it|what keeps~kept me awake]`,
  confront: `
    speak_up 2: say~said [calmly|openly|plainly|in one line] [that this is~was wrong|that I don't~didn't accept it|what I think~thought of it]
    complain_in_writing 3: write~wrote a [short|clear|firm] complaint [with dates|and send~sent it off|before lunch]
    demand_an_answer 1: ask~asked for [a reason|an answer|an explanation] [in writing|by {weekday}|there and then]
    cool_down 1: leave~left the room [to cool down|and count~counted to fifty|before I shout~shouted]
    snap -4: say~said something [sharp|I may regret|far too loud]
    set_a_limit 3: set a limit and keep~kept to it
    let_off_steam 0: run~ran [ten laps|up the hill|along the canal|round the park|till dark] to let off steam
    ask_for_backing 3: ask~asked {friend} to back me up`,
  withdraw: `
    lie_down -1: lie~lay down [with the <pet>|for an hour|in the dark] and do~did nothing
    talk_it_over 3: ring~rang {friend} [and talk~talked it through|just to hear a voice|for half an hour]
    cry_it_out 0: let the tears come [in the <room>|for once|without hiding]
    keep_busy 1: do~did the <chore> [to keep busy|for two hours|like a machine]
    look_at_photos -1: look~looked through old photos [until late|with <drink>|on the floor]
    cancel_plans -2: cancel~cancelled [the evening|<hobby>|dinner with {friend}]
    take_a_walk 2: take~took a long walk [by the river|in <weather>|without the phone]
    start_over 3: [give~gave it a day|sleep~slept on it|take~took a breath|wait~waited a night] and [then|slowly|calmly] start~started over`,
  give_way: `
    let_it_go 1: let it go [for good|and close~closed the folder|with a shrug]
    lower_the_sights 1: settle~settled for [less|something smaller|the second best]
    ask_for_help 4: ask~asked [{friend}|for help|somebody who knows] [at last|before it gets~got worse]
    take_a_break 2: take~took a break [from it all|of one week|and some <hobby>]
    try_another_way 4: try~tried [another|a simpler|the slow] way
    tidy_up 0: tidy~tidied the <room> [instead|so that something gets~got done]
    give_up -4: give~gave up on it [for now|altogether]`,
  mend: `
    apologise 4: say~said sorry [in person|face to face|without excuses]
    make_amends 4: make~made up for it [with my time|by fixing it|as best I can~could]
    own_up 3: own~owned up to {friend} [about it|before they hear~heard it elsewhere]
    avoid_people -3: stay~stayed out of sight [for a day|until {weekday}|and miss~missed <hobby>]
    write_a_letter 2: write~wrote a letter [by hand|of two lines|and tear~tore it up]
    do_better 2: promise~promised myself to [do better|think first|count to ten]`,
  return_kindness: `
    say_thanks 3: say~said thank you [properly|with a card|with flowers|in person]
    return_the_favour 3: offer~offered [my help|a lift|an evening] in return
    write_a_note 2: write~wrote a [short|warm|long] note of thanks [by hand|and post~posted it]
    remember_it 1: write~wrote it [on the calendar|in my diary|on a slip of paper] for [bad|grey] days
    praise_it 1: tell~told [everyone|{friend}|the whole <room>] how [well|kindly] it was done
    follow_the_example 3: try~tried [to do the same|the same] [next day|in my way|for a neighbour]
    learn_from_it 2: ask~asked how [it's|it was] done and take~took notes`,
  cheer: `
    congratulate 2: send~sent {friend} [a card|a song|the biggest congratulations]
    celebrate_together 2: take~took {friend} out for <meal> [and <drink>|at last|with a toast]
    bring_flowers 2: bring~brought {friend} [flowers|a plant|a cake with candles]
    spread_the_news 1: tell~told [everyone|half the street|our friends] about it
    ask_for_the_story 1: ask~asked {friend} for the whole story [twice|over <drink>]
    join_in 2: sing~sang and laugh~laughed along with {friend}`,
  stand_by: `
    bring_food 2: bring~brought {friend} [soup|fresh bread|a bag of plums]
    stay_close 2: stay~stayed with {friend} [for the evening|as long as it takes~took|without many words]
    listen 3: listen~listened to {friend} [for an hour|until late|without advice]
    take_over 3: take~took over the <chore> for {friend}
    send_a_word 1: send~sent {friend} a [few kind words|long message|voice note]
    check_in 2: ring~rang {friend} [every evening|at noon|just to ask]`,
  keep_away: `
    keep_a_distance 0: keep~kept my distance [for a while|without a word|and my opinion]
    hold_my_tongue 0: hold~held my tongue and [smile~smiled|look~looked away]
    unfollow -1: mute~muted [the group|all the news|the chat] for [a week|a while]
    focus_on_mine 3: go~went back to my own [work|things|list]
    say_it_honestly 2: tell~told {friend} honestly [what I think~thought|how it looks~looked to me]
    walk_off -1: turn~turned round and walk~walked off`,
  explore: `
    look_closer 2: take~took a closer look [right away|from all sides|with {friend}]
    ask_what_happened 2: ask~asked [twice|around|{friend}] what is~was going on
    laugh_it_off 1: laugh~laughed and shake~shook my head
    wait_and_see 0: wait~waited to see [what comes next|if it's true|for an hour]
    check_the_facts 3: check~checked [the facts|the dates|who said it] first`,
};

const leanings: Readonly<Record<Exclude<Emotion, "neutral">, keyof typeof sources & string>> = {
  surprise: "explore",
  joy: "approach",
  satisfaction: "approach",
  relief: "approach",
  pride: "approach",
  gratification: "approach",
  liking: "approach",
  love: "approach",
  hope: "prepare",
  excitement: "prepare",
  fear: "protect",
  anxiety: "protect",
  anger: "confront",
  reproach: "confront",
  frustration: "give_way",
  resignation: "give_way",
  sadness: "withdraw",
  disappointment: "withdraw",
  fears_confirmed: "withdraw",
  shame: "mend",
  guilt: "mend",
  remorse: "mend",
  gratitude: "return_kindness",
  admiration: "return_kindness",
  happy_for: "cheer",
  compassion: "stand_by",
  envy: "keep_away",
  gloating: "keep_away",
  dislike: "keep_away",
  disgust: "keep_away",
};

function read(source: string): readonly Tendency[] {
  return source
    .trim()
    .split("\n")
    .map((line) => {
      const [head = "", phrase = ""] = line.trim().split(": ");
      const [token = "", tilt = "0"] = head.split(" ");
      return {
        token,
        tilt: Number(tilt) / 10,
        ahead: phrase.replaceAll(/([\w']+)~[\w']+/g, "$1"),
        done: phrase.replaceAll(/[\w']+~([\w']+)/g, "$1"),
      };
    });
}

const leaningsRead = new Map(Object.entries(sources).map(([name, source]) => [name, read(source)]));

/** The actions that an emotion moves people to; the first fitting one is the story's choice. */
export function tendenciesOf(emotion: Exclude<Emotion, "neutral">): readonly Tendency[] {
  return leaningsRead.get(leanings[emotion]) ?? [];
}
