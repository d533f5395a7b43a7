/**
 * @generated SignedSource<<97854a62a14dd91bf9ba3866e1f90737>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type CustomerOwes_customer$data = {
  readonly creditLimit: {
    readonly amount: string;
    readonly currency: Currency;
  } | null | undefined;
  readonly exposure: {
    readonly amount: string;
    readonly currency: Currency;
  } | null | undefined;
  readonly owed: {
    readonly daysLate: number;
    readonly overdue: {
      readonly amount: string;
      readonly currency: Currency;
    };
    readonly remaining: {
      readonly amount: string;
      readonly currency: Currency;
    };
  } | null | undefined;
  readonly " $fragmentType": "CustomerOwes_customer";
};
export type CustomerOwes_customer$key = {
  readonly " $data"?: CustomerOwes_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerOwes_customer">;
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
  "name": "CustomerOwes_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "creditLimit",
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
      "concreteType": "CustomerOwed",
      "kind": "LinkedField",
      "name": "owed",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "remaining",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "overdue",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "daysLate",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};
})();

(node as any).hash = "acdc26ee16566f354dbec8abf1df51fb";

export default node;
