/**
 * @generated SignedSource<<90bdb016681187c370799bd811c1db01>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatementKind = "ADJUSTMENT" | "CREDIT_MEMO" | "INVOICE" | "PAYMENT" | "REFUND" | "SLIP" | "WRITE_OFF";
import type { FragmentRefs } from "relay-runtime";
export type StatementEntries_statement$data = {
  readonly charges: {
    readonly amount: string;
  };
  readonly closing: {
    readonly amount: string;
  };
  readonly credits: {
    readonly amount: string;
  };
  readonly entries: ReadonlyArray<{
    readonly amount: {
      readonly amount: string;
    };
    readonly balance: {
      readonly amount: string;
    };
    readonly day: string;
    readonly isTakenBack: boolean;
    readonly isUnverified: boolean;
    readonly kind: StatementKind;
    readonly number: string | null | undefined;
    readonly recordUuid: string;
  }>;
  readonly from: string;
  readonly opening: {
    readonly amount: string;
  };
  readonly to: string;
  readonly " $fragmentType": "StatementEntries_statement";
};
export type StatementEntries_statement$key = {
  readonly " $data"?: StatementEntries_statement$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatementEntries_statement">;
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
  "metadata": null,
  "name": "StatementEntries_statement",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "from",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "to",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "opening",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "closing",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "charges",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "credits",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StatementEntry",
      "kind": "LinkedField",
      "name": "entries",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recordUuid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isTakenBack",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isUnverified",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "balance",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CustomerStatement",
  "abstractKey": null
};
})();

(node as any).hash = "0d529fdbd9a8cf75c5fce2336f63fc37";

export default node;
