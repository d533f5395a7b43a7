/**
 * @generated SignedSource<<8d38e8cf206eeb275e0313c3fd80f027>>
 * @relayHash b28dcbf4634895cfb5017f482dc8e2da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f463a7f5630636987095d3cc6f72c7a1bba98f50478d1c34cd87ac88f364147

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomersPageQuery } from './CustomersPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4f463a7f5630636987095d3cc6f72c7a1bba98f50478d1c34cd87ac88f364147",
    "metadata": {},
    "name": "CustomersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
