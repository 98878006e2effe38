CREATE TABLE "gift_attempt" (
	"client_id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"attempt" smallint NOT NULL,
	"state" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"card_brand" text NOT NULL,
	"last4" text NOT NULL,
	CONSTRAINT "gift_attempt_client_id_purchase_id_attempt_pk" PRIMARY KEY("client_id","purchase_id","attempt"),
	CONSTRAINT "gift_attempt_state_known" CHECK ("gift_attempt"."state" in ('created', 'authorized', 'needs_action', 'captured', 'declined', 'refunded')),
	CONSTRAINT "gift_attempt_amount_positive" CHECK ("gift_attempt"."amount_cents" >= 1)
);
