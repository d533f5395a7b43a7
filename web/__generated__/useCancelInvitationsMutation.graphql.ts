/**
 * @generated SignedSource<<759a647a625bacbdfa74fec196f17fc8>>
 * @relayHash 232852dff3792af42c73386a2e7e7e7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c72d21a2680c0b14b4ca5b35915e9858af263eb5a0bff23b671edc67e3e7cabe

import type { ConcreteRequest } from 'relay-runtime';
export type InvitedCustomersInput = {
  customerIds: ReadonlyArray<string>;
};
export type useCancelInvitationsMutation$variables = {
  connections: ReadonlyArray<string>;
  input: InvitedCustomersInput;
};
export type useCancelInvitationsMutation$data = {
  readonly cancelCustomerInvitations: {
    readonly deletedIds: ReadonlyArray<string>;
    readonly results: ReadonlyArray<{
      readonly nodeId: string;
      readonly ok: boolean;
      readonly userErrors: ReadonlyArray<{
        readonly message: string;
      }>;
    }>;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useCancelInvitationsMutation = {
  response: useCancelInvitationsMutation$data;
  variables: useCancelInvitationsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedIds",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "BulkResult",
  "kind": "LinkedField",
  "name": "results",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nodeId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ok",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UserError",
      "kind": "LinkedField",
      "name": "userErrors",
      "plural": true,
      "selections": [
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCancelInvitationsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "CancelCustomerInvitationsPayload",
        "kind": "LinkedField",
        "name": "cancelCustomerInvitations",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useCancelInvitationsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "CancelCustomerInvitationsPayload",
        "kind": "LinkedField",
        "name": "cancelCustomerInvitations",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteEdge",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedIds",
            "handleArgs": [
              {
                "kind": "Variable",
                "name": "connections",
                "variableName": "connections"
              }
            ]
          },
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c72d21a2680c0b14b4ca5b35915e9858af263eb5a0bff23b671edc67e3e7cabe",
    "metadata": {},
    "name": "useCancelInvitationsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "172fa6907ab76bc32d7f05528bf38ac1";

export default node;
