/**
 * @generated SignedSource<<4dcc6fa4221d88cfcf4621127c75c11d>>
 * @relayHash d97f92e23794f37b02ad9aa7d32fa189
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d74185223dcbc0281bd4805117163f7d58ce2c57fc3d92df791a724e57b7549b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoicePageQuery } from './InvoicePageQuery.graphql';

const node: PreloadableConcreteRequest<InvoicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d74185223dcbc0281bd4805117163f7d58ce2c57fc3d92df791a724e57b7549b",
    "metadata": {},
    "name": "InvoicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
