/** Words of the invented names, two a name. */
export const qualities = [
  ..."amber ample bold brave breezy brisk calm candid cheery civil clear clever cosmic crisp daring dapper deft".split(
    " ",
  ),
  ..."eager early earnest fabled fair fancy fleet fond frank gentle giddy glad grand hardy hearty honest humble".split(
    " ",
  ),
  ..."jolly keen kind lively lucid lucky mellow merry mild modest neat nimble noble patient plucky polite proud".split(
    " ",
  ),
  ..."quick quiet rapid ready robust rosy serene sharp silent sincere sleek smart snug sober solid spry stable".split(
    " ",
  ),
  ..."stout sunny swift tender tidy trim trusty upbeat vivid warm wise witty zesty zippy".split(" "),
] as const;

export const creatures = [
  ..."alpaca badger beetle bison bobcat caribou cicada condor cormorant crane cricket curlew dolphin dove dunlin".split(
    " ",
  ),
  ..."egret ermine falcon ferret finch firefly fox gannet gecko gibbon goose grebe grouse hare hedgehog heron".split(
    " ",
  ),
  ..."hornbill ibex ibis jackal jackdaw kestrel kingfisher kiwi koala lapwing lemur linnet lizard lynx magpie".split(
    " ",
  ),
  ..."marmot marten mole moose newt ocelot orca osprey otter owl panda pelican penguin petrel pika plover puffin".split(
    " ",
  ),
  ..."quail rabbit raven robin salmon seal shrew skylark sparrow squid starling stoat stork swallow tapir tern toad".split(
    " ",
  ),
  ..."turtle viper vole walrus weasel whale wombat woodcock wren yak zebra".split(" "),
] as const;
