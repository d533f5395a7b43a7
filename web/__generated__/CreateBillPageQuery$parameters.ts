/**
 * @generated SignedSource<<44c0a369dd07f3823b988bca401f4301>>
 * @relayHash abe40705a84d96d362c2038b4c35109b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74ed8d72c167deafbd71e2ea5825e0f25a463a5c67c3300c9789207fddf6a3b2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateBillPageQuery } from './CreateBillPageQuery.graphql';

const node: PreloadableConcreteRequest<CreateBillPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "74ed8d72c167deafbd71e2ea5825e0f25a463a5c67c3300c9789207fddf6a3b2",
    "metadata": {},
    "name": "CreateBillPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
