/**
 * @generated SignedSource<<c7c177ca7a98a9f4b6d68e899769f9ab>>
 * @relayHash 282d94b61a2c68c4297bbcd087884da5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 745740a3e0db14b0aa1895bb4dddddaa3863b803feffbe2b3f8a8f49af3fbc1c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CounterpartyType = "COMPANY" | "INDIVIDUAL";
export type CustomerType = "CORPORATION" | "GOVERNMENT" | "INDIVIDUAL";
export type Residence = "NON_RESIDENT" | "RESIDENT";
export type CreateCounterpartyInput = {
  address?: string | null | undefined;
  alias: string;
  bankAccounts: ReadonlyArray<CounterpartyBankAccountInput>;
  customerType?: CustomerType | null | undefined;
  email?: string | null | undefined;
  externalId?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
  legalName: string;
  residence?: Residence | null | undefined;
  taxNumber?: string | null | undefined;
  type: CounterpartyType;
};
export type CounterpartyBankAccountInput = {
  accountName: string;
  accountNumber: string;
  alias?: string | null | undefined;
  bankCode: string;
  id?: string | null | undefined;
};
export type useCreateCounterpartyMutation$variables = {
  input: CreateCounterpartyInput;
};
export type useCreateCounterpartyMutation$data = {
  readonly createCounterparty: {
    readonly counterparty: {
      readonly alias: string;
      readonly id: string;
      readonly taxNumberDoubtful: boolean;
      readonly uuid: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"useMutation_error">;
    }>;
    readonly warnings: ReadonlyArray<{
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useCreateCounterpartyMutation = {
  response: useCreateCounterpartyMutation$data;
  variables: useCreateCounterpartyMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Counterparty",
  "kind": "LinkedField",
  "name": "counterparty",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "alias",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "taxNumberDoubtful",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "CounterpartyWarning",
  "kind": "LinkedField",
  "name": "warnings",
  "plural": true,
  "selections": [
    (v3/*:: as any*/)
  ],
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
  (v3/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "field",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateCounterpartyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CounterpartyPayload",
        "kind": "LinkedField",
        "name": "createCounterparty",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "useMutation_error",
                "selections": (v5/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateCounterpartyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CounterpartyPayload",
        "kind": "LinkedField",
        "name": "createCounterparty",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "745740a3e0db14b0aa1895bb4dddddaa3863b803feffbe2b3f8a8f49af3fbc1c",
    "metadata": {},
    "name": "useCreateCounterpartyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "76e0430826e13a5813e0e6aa552cfbc3";

export default node;
