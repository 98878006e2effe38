CREATE TABLE "returnable_fee" (
	"client_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand" text NOT NULL,
	"items" jsonb NOT NULL,
	"amount_cents" integer NOT NULL,
	"state" text NOT NULL,
	"attempt" smallint NOT NULL,
	"method_id" uuid NOT NULL,
	"decline_code" text,
	"retry_on" date,
	"waived_by" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "returnable_fee_client_id_id_pk" PRIMARY KEY("client_id","id"),
	CONSTRAINT "returnable_fee_state_known" CHECK ("returnable_fee"."state" in ('created', 'authorized', 'needs_action', 'captured', 'declined', 'refunded')),
	CONSTRAINT "returnable_fee_amount_positive" CHECK ("returnable_fee"."amount_cents" >= 1)
);
--> statement-breakpoint
CREATE TABLE "delivery_trouble" (
	"client_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"delivery_date" date NOT NULL,
	"kind" text NOT NULL,
	"brand" text NOT NULL,
	"kitchen" text NOT NULL,
	"reason" text,
	"choice" text,
	"at" timestamp with time zone NOT NULL,
	"chosen_at" timestamp with time zone,
	CONSTRAINT "delivery_trouble_client_id_order_id_delivery_date_kind_pk" PRIMARY KEY("client_id","order_id","delivery_date","kind"),
	CONSTRAINT "delivery_trouble_kind_known" CHECK ("delivery_trouble"."kind" in ('failed', 'late')),
	CONSTRAINT "delivery_trouble_reason_known" CHECK ("delivery_trouble"."reason" in ('no_access', 'wrong_address', 'nobody_home', 'damaged', 'lost', 'vehicle', 'called_off')),
	CONSTRAINT "delivery_trouble_choice_known" CHECK ("delivery_trouble"."choice" in ('again', 'credit', 'payment'))
);
--> statement-breakpoint
CREATE TABLE "fleet" (
	"brand" text NOT NULL,
	"kitchen" text NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"vans" smallint NOT NULL,
	"boxes" smallint NOT NULL,
	"bags" smallint NOT NULL,
	"shift_from" smallint NOT NULL,
	"shift_until" smallint NOT NULL,
	"actor" uuid NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fleet_brand_kitchen_pk" PRIMARY KEY("brand","kitchen"),
	CONSTRAINT "fleet_vans_positive" CHECK ("fleet"."vans" >= 1),
	CONSTRAINT "fleet_boxes_positive" CHECK ("fleet"."boxes" >= 1),
	CONSTRAINT "fleet_bags_not_negative" CHECK ("fleet"."bags" >= 0)
);
--> statement-breakpoint
CREATE TABLE "shortage" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"delivery_date" date NOT NULL,
	"kitchen" text NOT NULL,
	"product_id" text NOT NULL,
	"ingredient_id" text,
	"replacement" jsonb,
	"decide_by" timestamp with time zone,
	"actor" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shortage_box" (
	"client_id" uuid NOT NULL,
	"shortage_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"units" integer NOT NULL,
	"allergens" jsonb NOT NULL,
	"standard" text NOT NULL,
	"choice" text,
	"swap_id" text,
	"decided_by" text,
	"refund_number" smallint,
	"at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "shortage_box_client_id_shortage_id_pk" PRIMARY KEY("client_id","shortage_id"),
	CONSTRAINT "shortage_box_choice_known" CHECK ("shortage_box"."choice" in ('accept', 'swap', 'drop')),
	CONSTRAINT "shortage_box_standard_known" CHECK ("shortage_box"."standard" in ('accept', 'drop')),
	CONSTRAINT "shortage_box_units_positive" CHECK ("shortage_box"."units" >= 1)
);
--> statement-breakpoint
ALTER TABLE "returnable_event" DROP CONSTRAINT "returnable_event_kind_known";--> statement-breakpoint
ALTER TABLE "box_claim" DROP CONSTRAINT "box_claim_reason_known";--> statement-breakpoint
ALTER TABLE "order_refund" DROP CONSTRAINT "order_refund_reason_known";--> statement-breakpoint
DROP INDEX "route_stop_subject";--> statement-breakpoint
ALTER TABLE "box_claim" ADD COLUMN "photo" "bytea";--> statement-breakpoint
CREATE INDEX "returnable_fee_open" ON "returnable_fee" USING btree ("brand","at") WHERE "returnable_fee"."state" in ('created', 'declined');--> statement-breakpoint
CREATE INDEX "delivery_trouble_day" ON "delivery_trouble" USING btree ("brand","delivery_date");--> statement-breakpoint
CREATE UNIQUE INDEX "shortage_about" ON "shortage" USING btree ("brand","delivery_date","kitchen","product_id",coalesce("ingredient_id", ''));--> statement-breakpoint
CREATE INDEX "shortage_open" ON "shortage" USING btree ("decide_by") WHERE "shortage"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "shortage_box_order" ON "shortage_box" USING btree ("client_id","order_id");--> statement-breakpoint
CREATE INDEX "shortage_box_waiting" ON "shortage_box" USING btree ("shortage_id") WHERE "shortage_box"."choice" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "route_stop_subject" ON "route_stop" USING btree ("client_id","subject_id","delivery_date");--> statement-breakpoint
ALTER TABLE "returnable_event" ADD CONSTRAINT "returnable_event_kind_known" CHECK ("returnable_event"."kind" in ('asked', 'at_door', 'taken', 'failed', 'due_soon', 'overdue', 'lost', 'disputed', 'waived', 'billed'));--> statement-breakpoint
ALTER TABLE "box_claim" ADD CONSTRAINT "box_claim_reason_known" CHECK ("box_claim"."reason" in ('missing', 'damaged', 'quality', 'wrong', 'late', 'short', 'not_delivered', 'goodwill', 'other'));--> statement-breakpoint
ALTER TABLE "order_refund" ADD CONSTRAINT "order_refund_reason_known" CHECK ("order_refund"."reason" in ('missing', 'damaged', 'quality', 'wrong', 'late', 'short', 'not_delivered', 'goodwill', 'other'));