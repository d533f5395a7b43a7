/**
 * @generated SignedSource<<bd99b310fd32e3b80a8ca5674df8a31f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreditMemoLines_memo$data = {
  readonly lines: ReadonlyArray<{
    readonly base: {
      readonly amount: string;
    };
    readonly description: string;
    readonly price: {
      readonly amount: string;
    };
    readonly quantity: string | null | undefined;
    readonly unit: string;
    readonly uuid: string;
  }>;
  readonly totals: {
    readonly " $fragmentSpreads": FragmentRefs<"CreditSums_totals">;
  };
  readonly " $fragmentType": "CreditMemoLines_memo";
};
export type CreditMemoLines_memo$key = {
  readonly " $data"?: CreditMemoLines_memo$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreditMemoLines_memo">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CreditMemoLines_memo",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CreditMemoLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uuid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "price",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "base",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CreditMemoTotals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CreditSums_totals"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CreditMemo",
  "abstractKey": null
};
})();

(node as any).hash = "fb51b55f70a6c77d3a642f6098315087";

export default node;
