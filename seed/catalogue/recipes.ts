// The whole menu: every dish, by kind. A new dish is a file in dishes/ and a line here.

import type { DishRecipe } from '../../domain/catalogue/recipe.ts'
import { alooGobi } from './dishes/aloo-gobi.ts'
import { asparagusGoatCheeseFrittata } from './dishes/asparagus-goat-cheese-frittata.ts'
import { bakedGnocchiMozzarella } from './dishes/baked-gnocchi-mozzarella.ts'
import { beefBourguignon } from './dishes/beef-bourguignon.ts'
import { beefBroccoliNoodles } from './dishes/beef-broccoli-noodles.ts'
import { beefStroganoff } from './dishes/beef-stroganoff.ts'
import { beefTacosSlaw } from './dishes/beef-tacos-slaw.ts'
import { blackBeanQuesadillas } from './dishes/black-bean-quesadillas.ts'
import { butterChickenNaan } from './dishes/butter-chicken-naan.ts'
import { chanaMasala } from './dishes/chana-masala.ts'
import { cheeseburgerWedges } from './dishes/cheeseburger-wedges.ts'
import { chickenBroccoliAlfredo } from './dishes/chicken-broccoli-alfredo.ts'
import { chickenFajitas } from './dishes/chicken-fajitas.ts'
import { chickenFlorentine } from './dishes/chicken-florentine.ts'
import { chickenKatsuCurry } from './dishes/chicken-katsu-curry.ts'
import { chickenSouvlaki } from './dishes/chicken-souvlaki.ts'
import { chickpeaShawarmaBowl } from './dishes/chickpea-shawarma-bowl.ts'
import { chiliConCarne } from './dishes/chili-con-carne.ts'
import { codPuttanesca } from './dishes/cod-puttanesca.ts'
import { crispyChickenRomaine } from './dishes/crispy-chicken-romaine.ts'
import { duckBreastCherryLentils } from './dishes/duck-breast-cherry-lentils.ts'
import { friedEggBibimbap } from './dishes/fried-egg-bibimbap.ts'
import { generalTaoTofu } from './dishes/general-tao-tofu.ts'
import { halloumiCouscousBowl } from './dishes/halloumi-couscous-bowl.ts'
import { harissaChickenCouscous } from './dishes/harissa-chicken-couscous.ts'
import { jerkChickenRicePeas } from './dishes/jerk-chicken-rice-peas.ts'
import { lambKofta } from './dishes/lamb-kofta.ts'
import { lemonShrimpLinguine } from './dishes/lemon-shrimp-linguine.ts'
import { lemongrassTurkeyBowl } from './dishes/lemongrass-turkey-bowl.ts'
import { lentilRigatoni } from './dishes/lentil-rigatoni.ts'
import { macCheeseBroccoli } from './dishes/mac-cheese-broccoli.ts'
import { mapleMustardTrout } from './dishes/maple-mustard-trout.ts'
import { margheritaFlatbread } from './dishes/margherita-flatbread.ts'
import { mediterraneanSalad } from './dishes/mediterranean-salad.ts'
import { misoCodAsparagus } from './dishes/miso-cod-asparagus.ts'
import { moroccanVegetableTagine } from './dishes/moroccan-vegetable-tagine.ts'
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
import { scallopsCornSuccotash } from './dishes/scallops-corn-succotash.ts'
import { shakshuka } from './dishes/shakshuka.ts'
import { shrimpChorizoPaella } from './dishes/shrimp-chorizo-paella.ts'
import { spaghettiMeatballs } from './dishes/spaghetti-meatballs.ts'
import { squashSoupCroutons } from './dishes/squash-soup-croutons.ts'
import { steakPotatoesBeans } from './dishes/steak-potatoes-beans.ts'
import { stuffedPeppers } from './dishes/stuffed-peppers.ts'
import { stuffedSquash } from './dishes/stuffed-squash.ts'
import { sweetPotatoTacos } from './dishes/sweet-potato-tacos.ts'
import { teriyakiSalmonBowl } from './dishes/teriyaki-salmon-bowl.ts'
import { thaiBasilPork } from './dishes/thai-basil-pork.ts'
import { tofuCurry } from './dishes/tofu-curry.ts'
import { tourtiereGreenSalad } from './dishes/tourtiere-green-salad.ts'
import { turkeyBurritoBowl } from './dishes/turkey-burrito-bowl.ts'
import { turkeyMeatballOrzoSoup } from './dishes/turkey-meatball-orzo-soup.ts'
import { vegetableLasagna } from './dishes/vegetable-lasagna.ts'
import { whiteBeanStew } from './dishes/white-bean-stew.ts'
import { zucchiniCornFritters } from './dishes/zucchini-corn-fritters.ts'

export const readyToCook: readonly DishRecipe[] = [
  alooGobi,
  asparagusGoatCheeseFrittata,
  beefBroccoliNoodles,
  beefStroganoff,
  beefTacosSlaw,
  blackBeanQuesadillas,
  cheeseburgerWedges,
  chickenFajitas,
  chickenKatsuCurry,
  chickenSouvlaki,
  chickpeaShawarmaBowl,
  codPuttanesca,
  crispyChickenRomaine,
  duckBreastCherryLentils,
  friedEggBibimbap,
  generalTaoTofu,
  halloumiCouscousBowl,
  lambKofta,
  lemonShrimpLinguine,
  lemongrassTurkeyBowl,
  lentilRigatoni,
  mapleMustardTrout,
  margheritaFlatbread,
  mediterraneanSalad,
  misoCodAsparagus,
  moroccanVegetableTagine,
  mushroomRisotto,
  padThaiTofu,
  peanutSoba,
  porkTenderloinAppleSlaw,
  ravioliBrownButter,
  redLentilDal,
  roastChickenMashCarrots,
  salmonPokeBowl,
  sausageOrecchiette,
  scallopsCornSuccotash,
  shakshuka,
  shrimpChorizoPaella,
  spaghettiMeatballs,
  steakPotatoesBeans,
  stuffedPeppers,
  sweetPotatoTacos,
  teriyakiSalmonBowl,
  thaiBasilPork,
  tourtiereGreenSalad,
  turkeyMeatballOrzoSoup,
  whiteBeanStew,
  zucchiniCornFritters,
]

export const readyToEat: readonly DishRecipe[] = [
  bakedGnocchiMozzarella,
  beefBourguignon,
  butterChickenNaan,
  chanaMasala,
  chickenBroccoliAlfredo,
  chickenFlorentine,
  chiliConCarne,
  harissaChickenCouscous,
  jerkChickenRicePeas,
  macCheeseBroccoli,
  palakPaneer,
  pateChinois,
  salmonDillCauliflower,
  squashSoupCroutons,
  stuffedSquash,
  tofuCurry,
  turkeyBurritoBowl,
  vegetableLasagna,
]
