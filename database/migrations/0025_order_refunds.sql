CREATE TABLE "order_refund" (
	"client_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"request_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"refund" jsonb NOT NULL,
	"total_cents" integer NOT NULL,
	"to_credit" boolean NOT NULL,
	"points" integer NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_refund_client_id_order_id_number_pk" PRIMARY KEY("client_id","order_id","number"),
	CONSTRAINT "order_refund_reason_known" CHECK ("order_refund"."reason" in ('missing', 'damaged', 'quality', 'wrong', 'late', 'not_delivered', 'goodwill', 'other')),
	CONSTRAINT "order_refund_total_positive" CHECK ("order_refund"."total_cents" >= 1),
	CONSTRAINT "order_refund_points_not_negative" CHECK ("order_refund"."points" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "order_refund_request" ON "order_refund" USING btree ("client_id","request_id");