/**
 * @generated SignedSource<<a8c9ef2d4b8d29c2794ecf38b7bed0fe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type CreditFigures_credit$data = {
  readonly exceededBy: {
    readonly amount: string;
    readonly currency: Currency;
  } | null | undefined;
  readonly exposure: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly left: {
    readonly amount: string;
    readonly currency: Currency;
  } | null | undefined;
  readonly limit: {
    readonly amount: string;
    readonly currency: Currency;
  } | null | undefined;
  readonly total: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly " $fragmentType": "CreditFigures_credit";
};
export type CreditFigures_credit$key = {
  readonly " $data"?: CreditFigures_credit$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreditFigures_credit">;
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
  "metadata": null,
  "name": "CreditFigures_credit",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "limit",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "exposure",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "left",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "exceededBy",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "SalesOrderCredit",
  "abstractKey": null
};
})();

(node as any).hash = "b2014e12f6db913bbdb383193f22bc66";

export default node;
