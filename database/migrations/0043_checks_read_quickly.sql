ALTER TABLE "menu_entry" DROP CONSTRAINT "menu_entry_kind_known";--> statement-breakpoint
ALTER TABLE "client_order" DROP CONSTRAINT "client_order_province_known";--> statement-breakpoint
ALTER TABLE "client_order" DROP CONSTRAINT "client_order_state_known";--> statement-breakpoint
ALTER TABLE "order_line" DROP CONSTRAINT "order_line_kind_known";--> statement-breakpoint
ALTER TABLE "menu_entry" ADD CONSTRAINT "menu_entry_kind_known" CHECK ("menu_entry"."kind" = any ('{rtc,rte,item}'::text[]));--> statement-breakpoint
ALTER TABLE "client_order" ADD CONSTRAINT "client_order_state_known" CHECK ("client_order"."state" = any ('{upcoming,skipped,locked,not_met,payment_failed,charged,packed,out_for_delivery,delivered,failed,cancelled,refunded}'::text[])) NOT VALID;