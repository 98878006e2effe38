CREATE TABLE "box_claim" (
	"client_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"product_id" text,
	"units" smallint NOT NULL,
	"reason" text NOT NULL,
	"to_credit" boolean NOT NULL,
	"words" text,
	"state" text NOT NULL,
	"claimed_cents" integer NOT NULL,
	"refund_number" smallint,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "box_claim_client_id_id_pk" PRIMARY KEY("client_id","id"),
	CONSTRAINT "box_claim_state_known" CHECK ("box_claim"."state" in ('paid', 'waiting', 'declined')),
	CONSTRAINT "box_claim_reason_known" CHECK ("box_claim"."reason" in ('missing', 'damaged', 'quality', 'wrong', 'late', 'not_delivered', 'goodwill', 'other')),
	CONSTRAINT "box_claim_units_not_negative" CHECK ("box_claim"."units" >= 0)
);
--> statement-breakpoint
CREATE INDEX "box_claim_order" ON "box_claim" USING btree ("client_id","order_id");--> statement-breakpoint
CREATE INDEX "box_claim_waiting" ON "box_claim" USING btree ("brand","at") WHERE "box_claim"."state" = 'waiting';