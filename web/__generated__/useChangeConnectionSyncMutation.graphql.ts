/**
 * @generated SignedSource<<e56b0dd316d6815d4bd33a25cafb60bb>>
 * @relayHash 292abf7d7fbdb72e4ba1b0c608155c10
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d03eba43d2b04fcf4df498705e9a9bee53b1ccfd1bcc16036d8c2c4ccf51497a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BankAccountIdInput = {
  id: string;
};
export type useChangeConnectionSyncMutation$variables = {
  input: BankAccountIdInput;
};
export type useChangeConnectionSyncMutation$data = {
  readonly syncBankAccount: {
    readonly userErrors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"useMutation_error">;
    }>;
  } | null | undefined;
};
export type useChangeConnectionSyncMutation = {
  response: useChangeConnectionSyncMutation$data;
  variables: useChangeConnectionSyncMutation$variables;
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
v2 = [
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
    "name": "useChangeConnectionSyncMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BankAccountPayload",
        "kind": "LinkedField",
        "name": "syncBankAccount",
        "plural": false,
        "selections": [
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
                "selections": (v2/*:: as any*/),
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
    "name": "useChangeConnectionSyncMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BankAccountPayload",
        "kind": "LinkedField",
        "name": "syncBankAccount",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d03eba43d2b04fcf4df498705e9a9bee53b1ccfd1bcc16036d8c2c4ccf51497a",
    "metadata": {},
    "name": "useChangeConnectionSyncMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "82ea35c6e68abca7ef3e916b69443501";

export default node;
