// Roles and rights in words.

import type { Right, Role } from '../../domain/staff/roles.ts'
import { messages } from '../../i18n/catalogue.ts'

const english = {
  roles: {
    owner: 'Owner',
    menu: 'Menu',
    kitchen: 'Kitchen',
    dispatch: 'Dispatch',
    support: 'Support',
    marketing: 'Marketing',
    finance: 'Finance',
    read_only: 'Reader',
  } satisfies Record<Role, string>,
  rights: {
    see_work: 'See menus, kitchen and content',
    see_deliveries: 'See deliveries and doors',
    see_households: 'See households',
    see_doors: 'See photos and places of deliveries',
    see_money: 'See payments and refunds',
    plan_menu: 'Change dishes and the order of a week',
    run_kitchen: 'Answer a shortage',
    move_boxes: 'Pack and move boxes',
    run_deliveries: 'Move a stop, name a driver',
    set_places: 'Set areas, windows and closed days',
    act_for_households: 'Act for a household',
    give_money: 'Give money back',
    set_money: 'Set prices and limits',
    write_content: 'Write pages and banners',
    run_offers: 'Run codes and campaigns',
    set_flags: 'Set flags',
    write_letters: 'Email a list of households',
    keep_staff: 'Staff and roles',
    read_log: 'Read the log',
  } satisfies Record<Right, string>,
}

export const roleWords = messages({
  en: () => english,
  fr: () => ({
    roles: {
      owner: 'Propriétaire',
      menu: 'Menu',
      kitchen: 'Cuisine',
      dispatch: 'Livraison',
      support: 'Service client',
      marketing: 'Marketing',
      finance: 'Finances',
      read_only: 'Lecture',
    },
    rights: {
      see_work: 'Voir les menus, la cuisine et les contenus',
      see_deliveries: 'Voir les livraisons et les adresses',
      see_households: 'Voir les foyers',
      see_doors: 'Voir les photos et les lieux des livraisons',
      see_money: 'Voir les paiements et les remboursements',
      plan_menu: 'Changer les plats et l’ordre d’une semaine',
      run_kitchen: 'Répondre à une rupture',
      move_boxes: 'Emballer et déplacer des boîtes',
      run_deliveries: 'Déplacer un arrêt, nommer un livreur',
      set_places: 'Fixer les secteurs, les plages et les jours fermés',
      act_for_households: 'Agir pour un foyer',
      give_money: 'Rembourser',
      set_money: 'Fixer les prix et les limites',
      write_content: 'Écrire les pages et les bannières',
      run_offers: 'Gérer les codes et les campagnes',
      set_flags: 'Régler les interrupteurs',
      write_letters: 'Écrire à une liste de foyers',
      keep_staff: 'Équipe et rôles',
      read_log: 'Lire le journal',
    },
  }),
})
