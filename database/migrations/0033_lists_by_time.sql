DROP INDEX "ledger_entry_value";--> statement-breakpoint
CREATE INDEX "client_event_latest" ON "client_event" USING btree ("client_id","at");--> statement-breakpoint
CREATE INDEX "ledger_entry_paid" ON "ledger_entry" USING btree ("client_id","at","key") WHERE "ledger_entry"."account" = 'house' and "ledger_entry"."amount_cents" > 0 and "ledger_entry"."reason" in ('charge', 'late_edit', 'gift_sale');--> statement-breakpoint
CREATE INDEX "ledger_entry_back" ON "ledger_entry" USING btree ("client_id","order_id") WHERE "ledger_entry"."reason" in ('refund', 'late_edit');--> statement-breakpoint
CREATE INDEX "ledger_entry_points" ON "ledger_entry" USING btree ("client_id","at","key") WHERE "ledger_entry"."account" in ('points', 'points_pending') and "ledger_entry"."reason" <> 'points_available';--> statement-breakpoint
CREATE INDEX "order_event_latest" ON "order_event" USING btree ("client_id","at");--> statement-breakpoint
CREATE INDEX "ledger_entry_value" ON "ledger_entry" USING btree ("client_id","account","at") WHERE "ledger_entry"."account" in ('given', 'bought');