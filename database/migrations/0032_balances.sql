CREATE TABLE "ledger_balance" (
	"client_id" uuid NOT NULL,
	"account" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_balance_client_id_account_pk" PRIMARY KEY("client_id","account"),
	CONSTRAINT "ledger_balance_account_known" CHECK ("ledger_balance"."account" in ('bought', 'given', 'points_pending', 'points', 'corporate'))
);
--> statement-breakpoint
INSERT INTO "ledger_balance" ("client_id", "account", "amount_cents", "changed_at")
SELECT "client_id", "account", sum("amount_cents"), max("at") FROM "ledger_entry"
WHERE "account" IN ('bought', 'given', 'points_pending', 'points', 'corporate') GROUP BY "client_id", "account";
