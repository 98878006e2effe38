DROP INDEX "batch_cutoff";--> statement-breakpoint
DROP INDEX "held_value_expiry";--> statement-breakpoint
DROP INDEX "outbox_message_unsent";--> statement-breakpoint
ALTER TABLE "corporate_credit_plan" ADD COLUMN "due_on" date DEFAULT '0001-01-01';--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "resume_told" date;--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "lost_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "corporate_credit_plan_due" ON "corporate_credit_plan" USING btree ("due_on") WHERE "corporate_credit_plan"."due_on" is not null;--> statement-breakpoint
CREATE INDEX "data_erasure_due" ON "data_erasure" USING btree ("due_on") WHERE "data_erasure"."erased_on" is null;--> statement-breakpoint
CREATE INDEX "data_erasure_over" ON "data_erasure" USING btree ("amounts_until") WHERE "data_erasure"."erased_on" is not null;--> statement-breakpoint
CREATE INDEX "data_export_expiry" ON "data_export" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "subscription_to_announce" ON "subscription" USING btree ("brand","resumes_on") WHERE "subscription"."resumes_on" is not null and "subscription"."resume_told" is distinct from "subscription"."resumes_on";--> statement-breakpoint
CREATE INDEX "batch_to_charge" ON "batch" USING btree ("cutoff_at") WHERE "batch"."charged_at" is null;--> statement-breakpoint
CREATE INDEX "batch_to_retry" ON "batch" USING btree ("retry_at") WHERE "batch"."retry_at" is not null;--> statement-breakpoint
CREATE INDEX "batch_to_pack" ON "batch" USING btree ("brand","delivery_date") WHERE "batch"."charged_at" is not null and "batch"."packed_at" is null;--> statement-breakpoint
CREATE INDEX "held_value_expiry" ON "held_value" USING btree ("expires_on") WHERE "held_value"."expired_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_message_unsent" ON "outbox_message" USING btree (coalesce("retry_at", '-infinity'::timestamptz),"created_at","client_id","key") WHERE "outbox_message"."sent_at" is null and "outbox_message"."lost_at" is null;--> statement-breakpoint
UPDATE "outbox_message" SET "lost_at" = "created_at" WHERE "sent_at" is null AND "attempts" >= 6;--> statement-breakpoint
-- A letter of the built-in mailbox is read once or never: compressing it costs more than writing it.
ALTER TABLE "sent_message" SET (toast_tuple_target = 8160);
