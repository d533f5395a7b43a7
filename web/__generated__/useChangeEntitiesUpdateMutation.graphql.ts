/**
 * @generated SignedSource<<d16ca22921f648383e5bdd77707040ae>>
 * @relayHash 24fd4ed7a1dde3b6885fd0fafac96b33
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0bbc0a8dc6b5f737ee7e28b457ffefa3b8f170575f3c7c3bafb98035e72dc8a5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateEntityInput = {
  address?: string | null | undefined;
  branchNumber?: string | null | undefined;
  finalTaxLetter?: string | null | undefined;
  finalTaxLetterUntil?: string | null | undefined;
  id: string;
  isVatRegistered?: boolean | null | undefined;
  name: string;
  taxNumber?: string | null | undefined;
  version: number;
};
export type useChangeEntitiesUpdateMutation$variables = {
  input: UpdateEntityInput;
};
export type useChangeEntitiesUpdateMutation$data = {
  readonly updateEntity: {
    readonly entity: {
      readonly address: string | null | undefined;
      readonly branchNumber: string;
      readonly finalTaxLetter: string | null | undefined;
      readonly finalTaxLetterUntil: string | null | undefined;
      readonly id: string;
      readonly isVatRegistered: boolean;
      readonly name: string;
      readonly taxNumber: string | null | undefined;
      readonly taxNumberDoubtful: boolean;
      readonly version: number;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"useMutation_error">;
    }>;
  } | null | undefined;
};
export type useChangeEntitiesUpdateMutation = {
  response: useChangeEntitiesUpdateMutation$data;
  variables: useChangeEntitiesUpdateMutation$variables;
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
  "concreteType": "Entity",
  "kind": "LinkedField",
  "name": "entity",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "taxNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "taxNumberDoubtful",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isVatRegistered",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "branchNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "finalTaxLetter",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "finalTaxLetterUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  },
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
    "name": "useChangeEntitiesUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateEntityPayload",
        "kind": "LinkedField",
        "name": "updateEntity",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
                "selections": (v3/*:: as any*/),
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
    "name": "useChangeEntitiesUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateEntityPayload",
        "kind": "LinkedField",
        "name": "updateEntity",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0bbc0a8dc6b5f737ee7e28b457ffefa3b8f170575f3c7c3bafb98035e72dc8a5",
    "metadata": {},
    "name": "useChangeEntitiesUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "40c57459e5450a702126d1ee81a6c71c";

export default node;
