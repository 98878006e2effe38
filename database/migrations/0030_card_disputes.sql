CREATE TABLE "card_dispute" (
	"client_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"charge_key" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "card_dispute_client_id_reference_pk" PRIMARY KEY("client_id","reference")
);
