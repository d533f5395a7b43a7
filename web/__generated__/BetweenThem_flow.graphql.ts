/**
 * @generated SignedSource<<b23e4ddebeb9651d7f1a2d705e0535cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type BetweenThem_flow$data = {
  readonly amount: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly date: string;
  readonly from: {
    readonly isSeen: boolean;
    readonly organization: {
      readonly name: string;
      readonly uuid: string;
    };
    readonly statementTransaction: {
      readonly date: string;
      readonly description: string;
    } | null | undefined;
  };
  readonly to: {
    readonly isSeen: boolean;
    readonly organization: {
      readonly name: string;
      readonly uuid: string;
    };
    readonly statementTransaction: {
      readonly date: string;
      readonly description: string;
    } | null | undefined;
  };
  readonly " $fragmentType": "BetweenThem_flow";
};
export type BetweenThem_flow$key = {
  readonly " $data"?: BetweenThem_flow$data;
  readonly " $fragmentSpreads": FragmentRefs<"BetweenThem_flow">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isSeen",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Organization",
    "kind": "LinkedField",
    "name": "organization",
    "plural": false,
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
        "name": "name",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "StatementTransaction",
    "kind": "LinkedField",
    "name": "statementTransaction",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "description",
        "storageKey": null
      },
      (v0/*:: as any*/)
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BetweenThem_flow",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": [
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
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "IntercompanySide",
      "kind": "LinkedField",
      "name": "from",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "IntercompanySide",
      "kind": "LinkedField",
      "name": "to",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "IntercompanyFlow",
  "abstractKey": null
};
})();

(node as any).hash = "def4bb498d168766088d370153209533";

export default node;
