/**
 * @generated SignedSource<<9186dff82393c90e8cdd9c71a827d7d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type MaturityLadder_organization$data = {
  readonly depositLadder: ReadonlyArray<{
    readonly count: number;
    readonly month: string;
    readonly netInterest: {
      readonly amount: string;
      readonly currency: Currency;
    };
    readonly principal: {
      readonly amount: string;
      readonly currency: Currency;
    };
  }>;
  readonly " $fragmentType": "MaturityLadder_organization";
};
export type MaturityLadder_organization$key = {
  readonly " $data"?: MaturityLadder_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"MaturityLadder_organization">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MaturityLadder_organization",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DepositLadderStep",
      "kind": "LinkedField",
      "name": "depositLadder",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "month",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "principal",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "netInterest",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};
})();

(node as any).hash = "1e8f1d894ee9d6cdd8523a7ac5cb2d2a";

export default node;
