/**
 * @generated SignedSource<<43c5a7524c75472871999f989f6df3ff>>
 * @relayHash 98a38cec9a27c64a8dcdee3ca41b2f60
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4ba5b902c496ca65f154c79fa168b82884b3e5588e208bc77cacba6b997ea9a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreditMemosPageQuery } from './CreditMemosPageQuery.graphql';

const node: PreloadableConcreteRequest<CreditMemosPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a4ba5b902c496ca65f154c79fa168b82884b3e5588e208bc77cacba6b997ea9a",
    "metadata": {},
    "name": "CreditMemosPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
