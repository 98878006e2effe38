CREATE TABLE "unserved_box" (
	"client_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"delivery_date" date NOT NULL,
	"kitchen" text NOT NULL,
	"needed" integer NOT NULL,
	"safe" integer NOT NULL,
	CONSTRAINT "unserved_box_client_id_order_id_pk" PRIMARY KEY("client_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "batch" ADD COLUMN "unserved" integer;--> statement-breakpoint
ALTER TABLE "batch" ADD COLUMN "unserved_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "unserved_box_batch" ON "unserved_box" USING btree ("brand","delivery_date","kitchen");