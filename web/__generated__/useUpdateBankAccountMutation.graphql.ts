/**
 * @generated SignedSource<<a950c9e9aaf8db5e0128ec29365d541a>>
 * @relayHash 23f07a554bd32bc218a2d8f53b9da7d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0ea4f9ff13e296d25626c71ca94fb5e1575ee1fd59651c52f46bb66a5c002f0

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateBankAccountInput = {
  alias?: string | null | undefined;
  id: string;
  lastCheckedOn?: string | null | undefined;
  version: number;
};
export type useUpdateBankAccountMutation$variables = {
  input: UpdateBankAccountInput;
};
export type useUpdateBankAccountMutation$data = {
  readonly updateBankAccount: {
    readonly bankAccount: {
      readonly alias: string;
      readonly id: string;
      readonly lastCheckedOn: string | null | undefined;
      readonly version: number;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useUpdateBankAccountMutation = {
  response: useUpdateBankAccountMutation$data;
  variables: useUpdateBankAccountMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "BankAccountPayload",
    "kind": "LinkedField",
    "name": "updateBankAccount",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "BankAccount",
        "kind": "LinkedField",
        "name": "bankAccount",
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
            "name": "alias",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastCheckedOn",
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
      {
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
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateBankAccountMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateBankAccountMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f0ea4f9ff13e296d25626c71ca94fb5e1575ee1fd59651c52f46bb66a5c002f0",
    "metadata": {},
    "name": "useUpdateBankAccountMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "438fb1af6dd56a894fec757348fb669c";

export default node;
