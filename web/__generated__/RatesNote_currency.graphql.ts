/**
 * @generated SignedSource<<640d2925526f0f49bd843b379bc24607>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type RatesNote_currency$data = ReadonlyArray<{
  readonly currency: Currency;
  readonly rupiahRate: {
    readonly date: string;
    readonly rate: string;
    readonly source: string;
  } | null | undefined;
  readonly " $fragmentType": "RatesNote_currency";
}>;
export type RatesNote_currency$key = ReadonlyArray<{
  readonly " $data"?: RatesNote_currency$data;
  readonly " $fragmentSpreads": FragmentRefs<"RatesNote_currency">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "RatesNote_currency",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RupiahRate",
      "kind": "LinkedField",
      "name": "rupiahRate",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "source",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CurrencyCash",
  "abstractKey": null
};

(node as any).hash = "2ebd1f8b184674c45fde3b0f4ed71263";

export default node;
