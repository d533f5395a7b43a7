/**
 * @generated SignedSource<<ca6da0ae1ef91b64595959078fcc73cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatementKind = "ADJUSTMENT" | "CREDIT_MEMO" | "INVOICE" | "PAYMENT" | "REFUND" | "SLIP" | "WRITE_OFF";
import type { FragmentRefs } from "relay-runtime";
export type StatementItems_statement$data = {
  readonly items: ReadonlyArray<{
    readonly dueOn: string | null | undefined;
    readonly invoiceDate: string;
    readonly invoiceUuid: string;
    readonly number: string;
    readonly partName: string | null | undefined;
    readonly remaining: {
      readonly amount: string;
    };
    readonly waitingForSlip: {
      readonly amount: string;
    };
  }>;
  readonly openCredits: ReadonlyArray<{
    readonly amount: {
      readonly amount: string;
    };
    readonly day: string;
    readonly kind: StatementKind;
    readonly number: string;
    readonly recordUuid: string;
  }>;
  readonly remaining: {
    readonly amount: string;
  };
  readonly unapplied: {
    readonly amount: string;
  };
  readonly waitingForSlip: {
    readonly amount: string;
  };
  readonly " $fragmentType": "StatementItems_statement";
};
export type StatementItems_statement$key = {
  readonly " $data"?: StatementItems_statement$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatementItems_statement">;
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
],
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "remaining",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "waitingForSlip",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatementItems_statement",
  "selections": [
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "unapplied",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StatementItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "invoiceUuid",
          "storageKey": null
        },
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "partName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "invoiceDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dueOn",
          "storageKey": null
        },
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StatementCredit",
      "kind": "LinkedField",
      "name": "openCredits",
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
        (v3/*:: as any*/),
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
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
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

(node as any).hash = "28cd04bb49c8a636935652c1c7b100af";

export default node;
