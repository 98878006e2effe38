// The whole menu: every dish we know how to make, by kind. A new dish is a file in dishes/ and a line here.

import type { DishRecipe } from '../../domain/catalogue/recipe.ts'
import { bakedGnocchiMozzarella } from './dishes/baked-gnocchi-mozzarella.ts'
import { beefBourguignon } from './dishes/beef-bourguignon.ts'
import { beefTacosSlaw } from './dishes/beef-tacos-slaw.ts'
import { butterChickenNaan } from './dishes/butter-chicken-naan.ts'
import { chanaMasala } from './dishes/chana-masala.ts'
import { cheeseburgerWedges } from './dishes/cheeseburger-wedges.ts'
import { chickenFajitas } from './dishes/chicken-fajitas.ts'
import { chickenFlorentine } from './dishes/chicken-florentine.ts'
import { chickenSouvlaki } from './dishes/chicken-souvlaki.ts'
import { chickpeaShawarmaBowl } from './dishes/chickpea-shawarma-bowl.ts'
import { chiliConCarne } from './dishes/chili-con-carne.ts'
import { crispyChickenRomaine } from './dishes/crispy-chicken-romaine.ts'
import { friedEggBibimbap } from './dishes/fried-egg-bibimbap.ts'
import { generalTaoTofu } from './dishes/general-tao-tofu.ts'
import { halloumiCouscousBowl } from './dishes/halloumi-couscous-bowl.ts'
import { harissaChickenCouscous } from './dishes/harissa-chicken-couscous.ts'
import { lambKofta } from './dishes/lamb-kofta.ts'
import { lemongrassTurkeyBowl } from './dishes/lemongrass-turkey-bowl.ts'
import { lentilRigatoni } from './dishes/lentil-rigatoni.ts'
import { macCheeseBroccoli } from './dishes/mac-cheese-broccoli.ts'
import { mapleMustardTrout } from './dishes/maple-mustard-trout.ts'
import { margheritaFlatbread } from './dishes/margherita-flatbread.ts'
import { mediterraneanSalad } from './dishes/mediterranean-salad.ts'
import { misoCodAsparagus } from './dishes/miso-cod-asparagus.ts'
import { mushroomRisotto } from './dishes/mushroom-risotto.ts'
import { padThaiTofu } from './dishes/pad-thai-tofu.ts'
import { palakPaneer } from './dishes/palak-paneer.ts'
import { pateChinois } from './dishes/pate-chinois.ts'
import { peanutSoba } from './dishes/peanut-soba.ts'
import { porkTenderloinAppleSlaw } from './dishes/pork-tenderloin-apple-slaw.ts'
import { ravioliBrownButter } from './dishes/ravioli-brown-butter.ts'
import { redLentilDal } from './dishes/red-lentil-dal.ts'
import { roastChickenMashCarrots } from './dishes/roast-chicken-mash-carrots.ts'
import { salmonDillCauliflower } from './dishes/salmon-dill-cauliflower.ts'
import { salmonPokeBowl } from './dishes/salmon-poke-bowl.ts'
import { sausageOrecchiette } from './dishes/sausage-orecchiette.ts'
import { shakshuka } from './dishes/shakshuka.ts'
import { shrimpChorizoPaella } from './dishes/shrimp-chorizo-paella.ts'
import { spaghettiMeatballs } from './dishes/spaghetti-meatballs.ts'
import { squashSoupCroutons } from './dishes/squash-soup-croutons.ts'
import { steakPotatoesBeans } from './dishes/steak-potatoes-beans.ts'
import { sweetPotatoTacos } from './dishes/sweet-potato-tacos.ts'
import { teriyakiSalmonBowl } from './dishes/teriyaki-salmon-bowl.ts'
import { thaiBasilPork } from './dishes/thai-basil-pork.ts'
import { tofuCurry } from './dishes/tofu-curry.ts'
import { turkeyBurritoBowl } from './dishes/turkey-burrito-bowl.ts'
import { whiteBeanStew } from './dishes/white-bean-stew.ts'

export const readyToCook: readonly DishRecipe[] = [
  beefTacosSlaw,
  cheeseburgerWedges,
  chickenFajitas,
  chickenSouvlaki,
  chickpeaShawarmaBowl,
  crispyChickenRomaine,
  friedEggBibimbap,
  generalTaoTofu,
  halloumiCouscousBowl,
  lambKofta,
  lemongrassTurkeyBowl,
  lentilRigatoni,
  mapleMustardTrout,
  margheritaFlatbread,
  mediterraneanSalad,
  misoCodAsparagus,
  mushroomRisotto,
  padThaiTofu,
  peanutSoba,
  porkTenderloinAppleSlaw,
  ravioliBrownButter,
  redLentilDal,
  roastChickenMashCarrots,
  salmonPokeBowl,
  sausageOrecchiette,
  shakshuka,
  shrimpChorizoPaella,
  spaghettiMeatballs,
  steakPotatoesBeans,
  sweetPotatoTacos,
  teriyakiSalmonBowl,
  thaiBasilPork,
  whiteBeanStew,
]

export const readyToEat: readonly DishRecipe[] = [
  bakedGnocchiMozzarella,
  beefBourguignon,
  butterChickenNaan,
  chanaMasala,
  chickenFlorentine,
  chiliConCarne,
  harissaChickenCouscous,
  macCheeseBroccoli,
  palakPaneer,
  pateChinois,
  salmonDillCauliflower,
  squashSoupCroutons,
  tofuCurry,
  turkeyBurritoBowl,
]
