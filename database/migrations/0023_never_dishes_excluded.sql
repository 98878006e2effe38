-- Dishes that a household never wants again stood in its reviews alone; from now on they are among its exclusions, which
-- its settings show. The key it is chosen for by has them already.
UPDATE "subscription" SET "exclusions" = array(
  SELECT DISTINCT one FROM unnest("exclusions" || array(
    SELECT word FROM unnest(string_to_array(split_part("profile_key", '|', 6), ',')) AS word WHERE word LIKE 'dish:%'
  )) AS one
) WHERE split_part("profile_key", '|', 6) LIKE '%dish:%';
