ALTER TABLE "delivery_address" ADD CONSTRAINT "delivery_address_province_known" CHECK ("delivery_address"."province" in ('BC', 'AB', 'QC', 'ON'));--> statement-breakpoint
ALTER TABLE "returnable_loan" ADD CONSTRAINT "returnable_loan_kind_known" CHECK ("returnable_loan"."kind" in ('cooler_bag', 'zero_waste_kit'));--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_state_known" CHECK ("subscription"."state" in ('active', 'paused', 'closing', 'closed'));--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_province_known" CHECK ("subscription"."province" in ('BC', 'AB', 'QC', 'ON'));--> statement-breakpoint
ALTER TABLE "dish_version" ADD CONSTRAINT "dish_version_kind_known" CHECK ("dish_version"."kind" in ('rtc', 'rte'));--> statement-breakpoint
ALTER TABLE "menu_entry" ADD CONSTRAINT "menu_entry_kind_known" CHECK ("menu_entry"."kind" in ('rtc', 'rte', 'item'));--> statement-breakpoint
ALTER TABLE "menu_entry" ADD CONSTRAINT "menu_entry_surcharge_not_negative" CHECK ("menu_entry"."surcharge_cents" >= 0);--> statement-breakpoint
ALTER TABLE "menu_entry" ADD CONSTRAINT "menu_entry_capacity_not_negative" CHECK ("menu_entry"."capacity" >= 0);--> statement-breakpoint
ALTER TABLE "menu_entry" ADD CONSTRAINT "menu_entry_taken_not_negative" CHECK ("menu_entry"."taken" >= 0);--> statement-breakpoint
ALTER TABLE "card_refund" ADD CONSTRAINT "card_refund_amount_positive" CHECK ("card_refund"."amount_cents" >= 1);--> statement-breakpoint
ALTER TABLE "late_edit" ADD CONSTRAINT "late_edit_state_known" CHECK ("late_edit"."state" in ('created', 'authorized', 'needs_action', 'captured', 'declined', 'refunded'));--> statement-breakpoint
ALTER TABLE "late_edit" ADD CONSTRAINT "late_edit_amount_not_negative" CHECK ("late_edit"."amount_cents" >= 0);--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_account_known" CHECK ("ledger_entry"."account" in ('card', 'bought', 'given', 'points_pending', 'points', 'corporate', 'house'));--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_state_known" CHECK ("payment"."state" in ('created', 'authorized', 'needs_action', 'captured', 'declined', 'refunded'));--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_amount_positive" CHECK ("payment"."amount_cents" >= 1);--> statement-breakpoint
ALTER TABLE "client_order" ADD CONSTRAINT "client_order_state_known" CHECK ("client_order"."state" in ('upcoming', 'skipped', 'locked', 'not_met', 'payment_failed', 'charged', 'packed', 'out_for_delivery', 'delivered', 'failed', 'cancelled', 'refunded'));--> statement-breakpoint
ALTER TABLE "client_order" ADD CONSTRAINT "client_order_province_known" CHECK ("client_order"."province" in ('BC', 'AB', 'QC', 'ON'));--> statement-breakpoint
ALTER TABLE "client_order" ADD CONSTRAINT "client_order_total_not_negative" CHECK ("client_order"."total_cents" >= 0);--> statement-breakpoint
ALTER TABLE "client_order" ADD CONSTRAINT "client_order_points_not_negative" CHECK ("client_order"."points_earned" >= 0);--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_kind_known" CHECK ("order_line"."kind" in ('rtc', 'rte', 'item'));--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_quantity_positive" CHECK ("order_line"."quantity" >= 1);--> statement-breakpoint
ALTER TABLE "pickup" ADD CONSTRAINT "pickup_state_known" CHECK ("pickup"."state" in ('scheduled', 'done', 'missed', 'cancelled'));--> statement-breakpoint
ALTER TABLE "area" ADD CONSTRAINT "area_province_known" CHECK ("area"."province" in ('BC', 'AB', 'QC', 'ON'));--> statement-breakpoint
ALTER TABLE "civic_address" ADD CONSTRAINT "civic_address_province_known" CHECK ("civic_address"."province" in ('BC', 'AB', 'QC', 'ON'));